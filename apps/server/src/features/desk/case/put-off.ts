import type { CallOutcome } from '@northword/contract/desk/desk'
import type { Em } from '../../../db/orm.ts'
import type { StaffContext } from '../../../doors/context.ts'
import { orderOf } from '../../orders/find/find-order.ts'
import { addToCase, saveCase, type SeenCase } from './change-case.ts'

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
}

/**
 * Notes the outcome of a call. With `until` the case is put off; without it the note needs no version, and a
 * client who was reached ends a delay.
 */
export async function logCall(ctx: StaffContext, { outcome, text, until, ...seen }: Call): Promise<void> {
  const laterUntil = until === undefined ? null : new Date(until)
  const said = { kind: 'call', text: [outcome, text].filter(Boolean).join(': '), until: laterUntil } as const
  if (laterUntil) return saveCase(ctx, seen, { laterUntil }, said)
  const { id } = await orderOf(ctx.em, ctx.actor, seen.number)
  await ctx.em.transactional((tx) =>
    addToCase(tx, ctx.actor, id, said, outcome === 'reached' ? { laterUntil } : {}),
  )
}
