import {
  creditNote,
  documentWithdrawn,
  type MoneyMailFacts,
  paymentMethodLabels,
  paymentReceipt,
  paymentRequest,
  priceAgreed,
  shareKept,
} from '@northword/content/mails/payment-mails'
import type { SiteContent } from '@northword/contract/content/site-content'
import { formatPrice } from '@northword/contract/money/format-price'
import { calendarDay } from '@northword/content/studio/format-time'
import type { NewMail } from '../mail/new-mail.ts'
import { hostOf } from '@northword/contract/money/payment-link'
import { mailAbout } from '../orders/mails/order-link.ts'
import type { Told } from './act.ts'
import type { PaymentRequest } from './requests/payment-request.entity.ts'
import type { MoneyEntry } from './money-entry.entity.ts'

export const priceAgreedMail = (told: Told): NewMail =>
  toClient('order-price', told, priceAgreed(factsOf(told, told.balance.chargedCents)))

export const paymentRequestMail = (
  { order, payer }: Pick<Told, 'order' | 'payer'>,
  request: PaymentRequest,
  site: SiteContent,
): NewMail =>
  toClient(
    'payment-request',
    { order },
    paymentRequest(
      {
        ...factsOf({ order, payer }, request.cents),
        way: request.way,
        link: request.link,
        host: hostOf(request.link),
        dueOn: calendarDay(request.dueOn),
      },
      site,
    ),
  )

export function receiptMail(told: Told): NewMail {
  const { owedCents } = told.balance
  const rest = {
    owed: owedCents > 0 ? formatPrice(owedCents) : null,
    refundDue: owedCents < 0 ? formatPrice(Math.min(told.entry.cents, -owedCents)) : null,
  }
  return toClient('payment-receipt', told, paymentReceipt({ ...documentFacts(told), ...rest }, told.site))
}

export const creditNoteMail = (told: Told): NewMail =>
  toClient('credit-note', told, creditNote(documentFacts(told), told.site))

/** Says that a document no longer counts; null if the reversed entry had none. */
export function withdrawnMail(told: Told, { documentNumber, cents }: MoneyEntry): NewMail | null {
  if (documentNumber === null) return null
  return toClient('document-withdrawn', told, documentWithdrawn({ ...factsOf(told, cents), documentNumber }))
}

export const shareKeptMail = (told: Told): NewMail =>
  toClient('share-kept', told, shareKept(factsOf(told, told.entry.cents)))

const factsOf = ({ order, payer }: Pick<Told, 'order' | 'payer'>, cents: number): MoneyMailFacts => ({
  number: order.number,
  serviceName: order.name,
  amount: formatPrice(cents),
  payer,
})

const documentFacts = (told: Told) => ({
  ...factsOf(told, told.entry.cents),
  documentNumber: told.entry.documentNumber ?? '',
  day: calendarDay(told.entry.receivedOn ?? ''),
  method: paymentMethodLabels[told.entry.method ?? 'other'],
})

const toClient = (
  kind: string,
  { order }: Pick<Told, 'order'>,
  mail: Pick<NewMail, 'subject' | 'body'>,
): NewMail => mailAbout(order, kind, mail)
