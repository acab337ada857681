import { roundReason, roundRefusedReason } from '@northword/content/mails/review-mails'
import { balanceOf, standingOf } from '@northword/contract/money/ledger'
import type { Telling } from '../../../hooks/hooks.ts'
import { storedKey } from '../../../secrets/stored-key.ts'
import type { Order } from '../../orders/order/order.entity.ts'
import { writeEntries } from '../../payments/ledger/write-entries.ts'
import { addToPrice } from '../../payments/money-acts.ts'
import { entriesOf, type MoneyEntry } from '../../payments/money-entry.entity.ts'
import { keepDuties } from '../../payments/requests/keep-duties.ts'
import { system } from '../../people/actor.ts'
import { pieceOf } from '../versions/pieces-of-order.ts'

interface Named {
  piece: number
  /** Number within the text, from 1. */
  number: number
}

/** Charges a round of a locked order with the US cents that its client has agreed to. */
export const chargeRound = (
  telling: Telling,
  order: Order,
  { cents, ...round }: Named & { cents: number },
): Promise<void> =>
  addToPrice(telling, order, { cents, reason: reasonOf(order, round), key: keyOf(order, round) })

/**
 * Takes back the charge of a round that is refused; what was paid for it is due back. Call it with the order locked.
 * @returns false if nothing is charged for it
 */
export async function takeBackRound(telling: Telling, order: Order, round: Named): Promise<boolean> {
  const { em, hooks } = telling
  const entries = await entriesOf(em, order.id)
  const { last: charge, nextKey: idempotencyKey } = entriesOfRound(entries, keyOf(order, round))
  if (!charge || !standingOf(entries).includes(charge)) return false
  if (isPriceSet(entries, charge) || balanceOf(order.status, entries).chargedCents < charge.cents)
    return false
  const reason = roundRefusedReason(pieceOf(order, round.piece).title, round.number)
  const draft = { kind: 'reversal', cents: -charge.cents, reverses: charge.id, reason } as const
  const signature = { actor: system, idempotencyKey, fingerprint: null }
  const written = await writeEntries(telling, { order, entries }, [draft], signature)
  await keepDuties(telling, order, [...entries, ...written])
  await hooks.moneyActed(em, { orderId: order.id, act: 'reversal' })
  return true
}

/** True if a member has agreed on a price or refunded since, which holds. Other rounds only add to the price. */
const isPriceSet = (entries: MoneyEntry[], charge: MoneyEntry) =>
  standingOf(entries).some(
    ({ kind, sequence, cents, fingerprint }) =>
      kind === 'adjustment' && sequence > charge.sequence && (fingerprint !== null || cents < 0),
  )

/**
 * Charges a round again that an answer has reopened, if {@link takeBackRound} took back its charge.
 * @returns its price in US cents; 0 if nothing was taken back
 */
export async function chargeRoundAgain(telling: Telling, order: Order, round: Named): Promise<number> {
  const { em, hooks } = telling
  const { last, nextKey: key } = entriesOfRound(await entriesOf(em, order.id), keyOf(order, round))
  if (last?.kind !== 'reversal') return 0
  const cents = -last.cents
  await addToPrice(telling, order, { cents, reason: reasonOf(order, round), key })
  await hooks.moneyActed(em, { orderId: order.id, act: 'adjustment' })
  return cents
}

const reasonOf = (order: Order, { piece, number }: Named) => roundReason(pieceOf(order, piece).title, number)

/** Idempotency key of a round's price. Those of members' acts are stored as UUIDs or hashes, with a fingerprint. */
const keyOf = ({ id }: Order, { piece, number }: Named) => `round ${id} ${piece} ${number}`

/** The last entry of a round, and the key of its next one: a round may be refused and reopened several times. */
function entriesOfRound(entries: MoneyEntry[], key: string) {
  // The migration of stored keys may have hashed that of the charge.
  const hashed = storedKey(key)
  const own = entries.filter(
    ({ idempotencyKey: its, fingerprint }) =>
      its === key || its?.startsWith(`${key} `) || (its === hashed && fingerprint === null),
  )
  return { last: own.at(-1), nextKey: `${key} ${own.length}` }
}
