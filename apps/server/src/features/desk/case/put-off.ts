import type { CallOutcome } from '@northword/contract/desk/desk'
import type { Em } from '../../../db/orm.ts'
import type { StaffContext } from '../../../doors/context.ts'
import { storedKey } from '../../../secrets/stored-key.ts'
import { orderOf } from '../../orders/find/find-order.ts'
import { lockOrder } from '../../orders/order/locked-order.ts'
import { addToCase, changeCase, saveCase, type SeenCase, wasSaid } from './change-case.ts'

/** SQL: the case is put off now. Null without a state. */
export const isPutOff = 'desk_states.later_until > now()'

/** SQL: the case is in the queue. */
export const isNotPutOff = `(desk_states.later_until is null or not ${isPutOff})`

/** Hides a case from the queue until a time. It keeps its place. */
export function putOff(ctx: StaffContext, { until, ...seen }: SeenCase & { until: string }): Promise<void> {
  const laterUntil = new Date(until)
  return saveCase(ctx, seen, { laterUntil }, { kind: 'later', until: laterUntil })
}

/**
 * Ends a delay, so that what the case has to do next is in the queue. No undo of an earlier step brings it back. Call
 * it in the transaction of the act, with the order locked.
 */
export async function endDelay(em: Em, { orderId }: { orderId: string }): Promise<void> {
  await em.execute(
    `update desk_states set later_until = null, last_step = jsonb_set(last_step, '{laterUntil}', 'null')
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
 * Notes the outcome of a call, once for each key. With `until` the case is put off; without it the note needs no
 * version, and a client who was reached ends a delay.
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
    else await addToCase(tx, actor, id, said, outcome === 'reached' ? { laterUntil } : {})
  })
}
