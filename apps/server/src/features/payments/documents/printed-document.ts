import type { SiteContent } from '@northword/contract/content/site-content'
import type { Balance } from '@northword/contract/money/ledger'
import type { PrintedDocument } from '@northword/contract/money/money-view'
import type { Order } from '../../orders/order/order.entity.ts'

interface Facts extends Pick<SiteContent, 'company'> {
  documentNumber: string
  issuedOn: string
  cents: number
  balance: Balance
}

/** A receipt or credit note, with payer, studio and prices copied so that later changes do not alter it. */
export const printedDocument = (
  { number, name, fullName, email }: Order,
  { company, documentNumber, issuedOn, cents, balance }: Facts,
): PrintedDocument => ({
  number: documentNumber,
  issuedOn,
  studio: {
    brand: company.brand,
    address: [...company.address],
    registrationNumber: company.registrationNumber,
    email: company.emails.orders,
  },
  payer: { fullName, email },
  order: { number, serviceName: name, priceCents: balance.chargedCents },
  cents,
  owedCents: balance.owedCents,
})
