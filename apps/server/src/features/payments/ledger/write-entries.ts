import { checkEntry } from '@northword/contract/money/check-entry'
import { eventOfEntry } from '@northword/contract/desk/webhooks'
import { v7 as uuid } from 'uuid'
import { DomainError } from '../../../errors/domain-error.ts'
import type { Telling } from '../../../hooks/hooks.ts'
import { clock } from '../../../time/clock.ts'
import type { DeskActor } from '../../orders/order/move.ts'
import type { Order } from '../../orders/order/order.entity.ts'
import type { Ledger, NewEntry } from '../act.ts'
import { MoneyEntry } from '../money-entry.entity.ts'
import { withDocument } from '../documents/printed-document.ts'

/** Writer of the entries. The key goes on the last one. */
interface Writing extends Pick<MoneyEntry, 'idempotencyKey' | 'fingerprint'> {
  actor: DeskActor
}

/**
 * Adds entries to the ledger of a locked order, with numbers and documents.
 * @throws {DomainError} `cannotRecord` with the sentence of the rule
 */
export async function writeEntries(
  telling: Telling,
  { order, entries }: Omit<Ledger, 'clientTerms'>,
  newEntries: NewEntry[],
  writing: Writing,
) {
  const { em, hooks } = telling
  const written: MoneyEntry[] = []
  for (const [at, added] of newEntries.entries()) {
    const earlier = [...entries, ...written]
    const entry = {
      ...rowOf(order, earlier.length, added),
      ...signature(writing, at === newEntries.length - 1),
    }
    const refusal = checkEntry(earlier, entry)
    if (refusal !== null) throw new DomainError('cannotRecord', { message: refusal })
    written.push(await withDocument(telling, order, earlier, entry))
  }
  await em.insertMany(MoneyEntry, written)
  const { number } = order
  await hooks.eventsHappened(
    em,
    written.map(({ id, kind, at }) => ({ id, event: eventOfEntry[kind], at, data: { number } })),
  )
  return written
}

const rowOf = (
  order: Order,
  earlier: number,
  added: NewEntry,
): Omit<MoneyEntry, keyof ReturnType<typeof signature>> => ({
  receivedOn: null,
  method: null,
  reference: '',
  reason: '',
  reverses: null,
  ...added,
  id: uuid(),
  orderId: order.id,
  sequence: earlier + 1,
  orderStatus: order.status,
  documentNumber: null,
  printed: null,
  at: clock.now(),
})

function signature({ actor, idempotencyKey, fingerprint }: Writing, isLast: boolean) {
  const member = 'member' in actor ? actor.member : null
  return {
    memberId: member?.id ?? null,
    memberName: member?.name ?? null,
    idempotencyKey: isLast ? idempotencyKey : null,
    fingerprint: isLast ? fingerprint : null,
  }
}
