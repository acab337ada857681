import { type CallOutcome, type Hand, hands } from '@northword/contract/desk/desk'
import type { Em } from '../../../db/orm.ts'
import type { StaffContext } from '../../../doors/context.ts'
import { storedKey } from '../../../secrets/stored-key.ts'
import { orderOf } from '../../orders/find/find-order.ts'
import { lockOrder } from '../../orders/order/locked-order.ts'
import { answererOf, type Staff } from '../../people/actor.ts'
import { addToCase, changeCase, type SeenCase, type Standing, wasSaid } from './change-case.ts'
import { handFor } from './claim-case.ts'
import { DeskState, notPutOff } from './desk-state.entity.ts'

/**
 * SQL: the duty is put off now, or null without a state. The columns stand by themselves, too, because an expression
 * of both has no index.
 * @param until SQL for the time until which its hand has put it off
 */
export const isPutOff = (until: string) =>
  `(desk_states.later_until > now() or desk_states.writer_later_until > now()) and ${until} > now()`

/** SQL: the duty is in the queue. @param until as of {@link isPutOff} */
export const isNotPutOff = (until: string) => `(${until} is null or not ${until} > now())`

interface PuttingOff extends SeenCase {
  until: string
  hand?: Hand | undefined
}

/**
 * Hides the duties of a hand of a case, or of both, from the queue until a time. They keep their places.
 * @throws {DomainError} `orderNotFound`, `changedMeanwhile`; `forbidden` if a writer puts off the agent's
 */
export async function putOff(
  { em, actor }: StaffContext,
  { number, version, until, hand }: PuttingOff,
): Promise<void> {
  const { id } = await orderOf(em, actor, number)
  const later = new Date(until)
  await em.transactional(async (tx) => {
    const change = offUntil(await handsOf(tx, actor, id, hand), later)
    await changeCase(tx, actor, { id, version }, change, { kind: 'later', until: later })
  })
}

/** Hands whose duties are put off: the one asked for, else the one that the member has. Both for both or none. */
async function handsOf(em: Em, actor: Staff, id: string, asked?: Hand): Promise<readonly Hand[]> {
  if (asked || actor.member.role === 'writer') return [handFor(actor, asked)]
  const state = await em.findOne(DeskState, { id }, { disableIdentityMap: true })
  const holders = { agent: state?.claimedBy, writer: state?.writtenBy }
  const own = hands.filter((hand) => holders[hand] === answererOf(actor))
  return own.length === 1 ? own : hands
}

const offUntil = (of: readonly Hand[], until: Date): Partial<Standing> => ({
  ...(of.includes('agent') && { laterUntil: until }),
  ...(of.includes('writer') && { writerLaterUntil: until }),
})

/**
 * Ends all putting off, which no undo of an earlier step brings back, so that what the case has to do next is in the
 * queue. Call it in the transaction of the act, with the order locked.
 */
export async function endPutOff(em: Em, { orderId }: { orderId: string }): Promise<void> {
  await em.execute(
    `update desk_states set later_until = null, writer_later_until = null,
        last_step = last_step || '{"laterUntil": null, "writerLaterUntil": null}'::jsonb
      where id = ?`,
    [orderId],
  )
}

interface Call extends SeenCase {
  until?: string | undefined
  outcome: CallOutcome
  text: string
  idempotencyKey?: string | undefined
}

/**
 * Notes the outcome of a call, once for each key. With `until` the agent's duties are put off; without it the note
 * needs no version, and a client who was reached ends all putting off.
 * @throws {DomainError} `orderNotFound`, `messageKeyReused`; `changedMeanwhile` with `until`
 */
export async function logCall({ em, actor }: StaffContext, call: Call): Promise<void> {
  const { outcome, version, idempotencyKey: sent } = call
  const laterUntil = call.until === undefined ? null : new Date(call.until)
  const text = [outcome, call.text].filter(Boolean).join(': ')
  const idempotencyKey = sent === undefined ? null : storedKey(sent)
  const said = { kind: 'call', text, until: laterUntil, idempotencyKey } as const
  const { id } = await orderOf(em, actor, call.number)
  await em.transactional(async (tx) => {
    await lockOrder(tx, id)
    if (await wasSaid(tx, id, said)) return
    if (laterUntil) await changeCase(tx, actor, { id, version }, { laterUntil }, said)
    else await addToCase(tx, actor, id, said, outcome === 'reached' ? notPutOff : {})
  })
}
