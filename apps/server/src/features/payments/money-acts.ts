import { type Balance, balanceOf, refundDue, standingOf } from '@northword/contract/money/ledger'
import { refusalOfAmount } from '@northword/contract/money/money-acts'
import type {
  AgreePriceInput,
  KeepShareInput,
  RecordPaymentInput,
  RefundInput,
  ReverseEntryInput,
} from '@northword/contract/money/payments'
import { priceLines } from '@northword/contract/orders/agreed-price'
import { DomainError } from '../../errors/domain-error.ts'
import type { Telling } from '../../hooks/hooks.ts'
import type { Order } from '../orders/order/order.entity.ts'
import { system } from '../people/actor.ts'
import type { Act, Ledger, NewEntry, Recorded, Recording } from './act.ts'
import { recordOnce } from './ledger/record-once.ts'
import { writeEntries } from './ledger/write-entries.ts'
import { entriesOf, type MoneyEntry } from './money-entry.entity.ts'
import {
  creditNoteMail,
  priceAgreedMail,
  receiptMail,
  shareKeptMail,
  withdrawnMail,
} from './payment-mails.ts'
import { keepDuties } from './requests/keep-duties.ts'

/**
 * Agrees a price and terms and tells the client: first a charge at the sold price, plus an adjustment if it differs,
 * later only adjustments. Moves an order from Pending Contact to Awaiting Payment, or to Paid if nothing is owed.
 * @throws {DomainError} `orderNotFound`, `cannotRecord`, `moneyKeyReused`, `changedMeanwhile`
 */
export const agreePrice = (ctx: Recording, input: AgreePriceInput): Promise<Recorded> =>
  recordOnce(ctx, 'agree-price', input, (ledger) => agree(ledger, input))

function agree({ order, entries }: Ledger, input: AgreePriceInput): Act {
  const { status, priceCents } = order
  const isFirst = status === 'Pending Contact'
  const newEntries = priceLines({ status, priceCents, entries }, input)
  if (typeof newEntries === 'string') throw new DomainError('cannotRecord', { message: newEntries })
  return {
    newEntries,
    ...(isFirst && { to: () => 'Awaiting Payment' as const }),
    ...(input.terms && { terms: input.terms }),
    mail: priceAgreedMail,
  }
}

/**
 * Records a payment of any amount and mails the receipt. Moves an order from Awaiting Payment to Paid once nothing is
 * owed; payments for stopped orders become a refund due.
 * @throws {DomainError} `orderNotFound`, `cannotRecord`, `moneyKeyReused`, `changedMeanwhile`
 */
export const recordPayment = (ctx: Recording, input: RecordPaymentInput): Promise<Recorded> =>
  recordOnce(ctx, 'record-payment', input, () => {
    const { cents, receivedOn, method, reference } = input
    return { newEntries: [{ kind: 'payment', cents, receivedOn, method, reference }], mail: receiptMail }
  })

/**
 * Charges a cancelled order with the studio's share and tells the client. The refund due is that much less.
 * @throws {DomainError} `orderNotFound`, `cannotRecord`, `moneyKeyReused`, `changedMeanwhile`
 */
export const keepShare = (ctx: Recording, input: KeepShareInput): Promise<Recorded> =>
  recordOnce(ctx, 'keep-share', input, ({ order: { status }, entries }) => {
    const { cents, reason } = input
    const message = refusalOfAmount('share', cents, { status, ...balanceOf(status, entries) })
    if (message !== null) throw new DomainError('cannotRecord', { message })
    return { newEntries: [{ kind: 'charge', cents, reason }], mail: shareKeptMail }
  })

/**
 * Records a refund and mails the credit note. Beyond the refund due it lowers the price of a fully paid order; once
 * all is given back, a paid or cancelled order is Refunded.
 * @throws {DomainError} `orderNotFound`, `cannotRecord`, `moneyKeyReused`, `changedMeanwhile`
 */
export const refund = (ctx: Recording, input: RefundInput): Promise<Recorded> =>
  recordOnce(ctx, 'refund', input, (ledger) => {
    const { cents, sentOn, method, reference, reason } = input
    const own: NewEntry = { kind: 'refund', cents, receivedOn: sentOn, method, reference, reason }
    return { newEntries: [...lowerPrice(ledger, input), own], mail: creditNoteMail }
  })

function lowerPrice({ order, entries }: Ledger, { cents, reason }: RefundInput): NewEntry[] {
  const { owedCents, keptCents } = balanceOf(order.status, entries)
  const beyondCents = Math.min(cents, keptCents) - refundDue(order.status, entries)
  const isPaid = owedCents <= 0
  return isPaid && beyondCents > 0 ? [{ kind: 'adjustment', cents: -beyondCents, reason }] : []
}

/**
 * Reverses a mistaken entry, a refund with the adjustment beside it, and tells the client if its document no longer
 * counts. An order that was Paid only by it awaits payment again, one that was Refunded by it is as before; work that
 * has begun goes on.
 * @throws {DomainError} `orderNotFound`, `cannotRecord`, `moneyKeyReused`, `changedMeanwhile`
 */
export const reverseEntry = (ctx: Recording, input: ReverseEntryInput): Promise<Recorded> =>
  recordOnce(ctx, 'reverse-entry', input, (ledger) => reverse(ledger, input))

function reverse({ order, entries }: Ledger, { entryId, reason }: ReverseEntryInput): Act {
  const reversed = entries.find(({ id }) => id === entryId)
  const all = [...lowering(entries, reversed), { id: entryId, cents: reversed?.cents ?? 0 }]
  return {
    newEntries: all.map(({ id, cents }) => ({ kind: 'reversal', cents: -cents, reverses: id, reason })),
    ...(reversed?.kind === 'payment' && order.status === 'Paid' && { to: backToPayment }),
    ...(isEnding(reversed) && order.status === 'Refunded' && { to: () => beforeRefunded(entries) }),
    mail: (told) => (reversed ? withdrawnMail(told, reversed) : null),
  }
}

/** A refund of an order that is Refunded already ended nothing. */
const isEnding = (reversed?: MoneyEntry) => reversed?.kind === 'refund' && reversed.orderStatus !== 'Refunded'

/** Adjustment by which a refund lowered the price; none if a price was agreed since, which holds. */
function lowering(entries: MoneyEntry[], reversed?: MoneyEntry): MoneyEntry[] {
  if (reversed?.kind !== 'refund') return []
  const adjustments = standingOf(entries).filter(({ kind }) => kind === 'adjustment')
  const isBeside = ({ sequence, idempotencyKey }: MoneyEntry) =>
    sequence === reversed.sequence - 1 && idempotencyKey === null
  // Members alone leave a fingerprint on an adjustment: they typed the whole price.
  const isAgreedSince = ({ sequence, fingerprint }: MoneyEntry) =>
    sequence > reversed.sequence && fingerprint !== null
  return adjustments.some(isAgreedSince) ? [] : adjustments.filter(isBeside)
}

const backToPayment = ({ owedCents }: Balance) => (owedCents > 0 ? ('Awaiting Payment' as const) : null)

/** The state in which the order had the entry that made it Refunded. */
const beforeRefunded = (entries: MoneyEntry[]) =>
  entries.findLast(({ orderStatus }) => orderStatus !== 'Refunded')?.orderStatus ?? null

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
  const added = { kind: 'adjustment', cents, reason } as const
  const written = await writeEntries(telling, { order, entries }, [added], signature)
  await keepDuties(telling, order, [...entries, ...written])
}
