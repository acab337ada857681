import { isDeepStrictEqual } from 'node:util'
import {
  creditNote,
  documentWithdrawn,
  type MoneyMailFacts,
  paymentMethodLabels,
  paymentReceipt,
  paymentRequest,
  priceAgreed,
  requestFacts,
  shareKept,
} from '@northword/content/mails/payment-mails'
import type { SiteContent } from '@northword/contract/content/site-content'
import { formatPrice } from '@northword/contract/money/format-price'
import { calendarDay } from '@northword/content/studio/format-time'
import type { Em } from '../../db/orm.ts'
import { Mail } from '../mail/mail.entity.ts'
import type { NewMail } from '../mail/new-mail.ts'
import { hostOf } from '@northword/contract/money/payment-link'
import { waysOf } from '@northword/contract/money/payment-terms'
import { mailAbout, namesOf } from '../orders/mails/about-order.ts'
import { Order } from '../orders/order/order.entity.ts'
import { provenKey, User } from '../people/user.entity.ts'
import type { Recording, Told } from './act.ts'
import { openRequest } from './requests/open-request.ts'
import type { PaymentRequest } from './requests/payment-request.entity.ts'
import { entriesOf, type MoneyEntry } from './money-entry.entity.ts'

export function priceAgreedMail(told: Told): NewMail {
  const { chargedCents, owedCents } = told.balance
  const rest = { owed: priceOrNull(owedCents), refundDue: priceOrNull(-owedCents) }
  return mailAbout(told.order, 'order-price', priceAgreed({ ...factsOf(told, chargedCents), ...rest }))
}

/** Mails a request to the client, in place of an earlier one. An erased order has no address. */
export async function mailRequest(
  { em, mail, site }: Pick<Recording, 'em' | 'mail' | 'site'>,
  order: Order,
  { cents, way, link, dueOn }: PaymentRequest,
): Promise<void> {
  if (order.email === '') return
  await cancelRequestMails(em, order)
  const facts = factsOf({ order, payer: await payerToName(em, order) }, cents)
  const request = { ...facts, way, link, host: hostOf(link), dueOn: calendarDay(dueOn) }
  await mail.add(em, [mailAbout(order, requestKind, paymentRequest(request, site))])
}

const requestKind = 'payment-request'

/** Cancels the queued mails about requests of an order. Call it once those are replaced, paid or void. */
export async function cancelRequestMails(em: Em, { id: orderId }: Pick<Order, 'id'>): Promise<void> {
  await em.nativeUpdate(Mail, { kind: requestKind, orderId, status: 'queued' }, { status: 'cancelled' })
}

/** True for the mail of a request that is replaced, paid or void, or has another rest, day or account today. */
export async function isRequestOver(
  em: Em,
  { kind, orderId, createdAt, body: { facts = [] } }: Mail,
  site: SiteContent,
): Promise<boolean> {
  if (kind !== requestKind || orderId === null) return false
  const order = await em.findOne(Order, { id: orderId }, { disableIdentityMap: true })
  if (!order) return true
  const open = await openRequest(em, order, await entriesOf(em, orderId))
  if (!open || open.request.at > createdAt) return true
  const { way, dueOn } = open.request
  if (!waysOf(site.accounts).includes(way)) return true
  const request = {
    number: order.number,
    amount: formatPrice(open.restCents),
    way,
    dueOn: calendarDay(dueOn),
  }
  const today = requestFacts(request, site)
  return !isDeepStrictEqual(facts.slice(-today.length), today)
}

/** Payer's name for mails; null unless the address is proven, since it may be a stranger's. */
export async function payerToName(em: Em, { userId, fullName, emailKey }: Order): Promise<string | null> {
  const user = userId === null ? null : await em.findOne(User, { id: userId })
  return user && provenKey(user) === emailKey ? fullName : null
}

export function receiptMail(told: Told): NewMail {
  const { owedCents } = told.balance
  const rest = {
    owed: priceOrNull(owedCents),
    refundDue: priceOrNull(Math.min(told.entry.cents, -owedCents)),
  }
  return mailAbout(
    told.order,
    'payment-receipt',
    paymentReceipt({ ...documentFacts(told), ...rest }, told.site),
  )
}

export const creditNoteMail = (told: Told): NewMail =>
  mailAbout(told.order, 'credit-note', creditNote(documentFacts(told), told.site))

/** Says that a document no longer counts; null if the reversed entry had none. */
export function withdrawnMail(told: Told, { documentNumber, cents }: MoneyEntry): NewMail | null {
  if (documentNumber === null) return null
  return mailAbout(
    told.order,
    'document-withdrawn',
    documentWithdrawn({ ...factsOf(told, cents), documentNumber }),
  )
}

export function shareKeptMail(told: Told): NewMail {
  const refundDue = priceOrNull(-told.balance.owedCents)
  return mailAbout(told.order, 'share-kept', shareKept({ ...factsOf(told, told.entry.cents), refundDue }))
}

const priceOrNull = (cents: number) => (cents > 0 ? formatPrice(cents) : null)

const factsOf = ({ order, payer }: Pick<Told, 'order' | 'payer'>, cents: number): MoneyMailFacts => ({
  ...namesOf(order),
  amount: formatPrice(cents),
  payer,
})

const documentFacts = (told: Told) => ({
  ...factsOf(told, told.entry.cents),
  documentNumber: told.entry.documentNumber ?? '',
  day: calendarDay(told.entry.receivedOn ?? ''),
  method: paymentMethodLabels[told.entry.method ?? 'other'],
})
