import type { Telling } from '../../../hooks/hooks.ts'
import { entriesOf } from '../money-entry.entity.ts'
import type { Order } from '../../orders/order/order.entity.ts'
import { system } from '../../people/actor.ts'
import { keepDuties } from '../requests/keep-duties.ts'
import { writeEntries } from '../ledger/write-entries.ts'

interface Addition {
  cents: number
  reason: string
  /** Idempotency key of the client's act. */
  key: string
}

/** Adds to the price of a locked order what its client has agreed to pay. Call it in the transaction of that act. */
export async function addToPrice(
  telling: Telling,
  order: Order,
  { cents, reason, key }: Addition,
): Promise<void> {
  const entries = await entriesOf(telling.em, order.id)
  const signature = { actor: system, idempotencyKey: key, fingerprint: null }
  const draft = { kind: 'adjustment', cents, reason } as const
  const written = await writeEntries(telling, { order, entries }, [draft], signature)
  await keepDuties(telling, order, [...entries, ...written])
}
