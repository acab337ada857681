import { paymentMethodLabels } from '@northword/content/mails/payment-mails'
import { formatPrice } from '@northword/contract/money/format-price'
import { registration, sheetPaths, sheets } from '@northword/content/site/sheets'
import { calendarDay, studioDay } from '@northword/content/studio/format-time'
import type { PrintedDocument } from '@northword/contract/money/money-view'
import type { Sheet, SheetRequest, SheetRoute } from '../../../doors/sheet-route.ts'
import { MoneyEntry } from '../money-entry.entity.ts'
import { html } from './markup.ts'
import { orderWithMoney } from './order-with-money.ts'
import { missingSheet, sheetFacts, sheetFoot, sheetHead, sheetOf } from './sheet-frame.ts'

/** A receipt or credit note as printed on its day. */
export const documentSheet: SheetRoute = { path: sheetPaths.document, draw: drawDocument }

async function drawDocument({ em, number, site, ...who }: SheetRequest): Promise<Sheet> {
  const entry = await em.findOne(MoneyEntry, { documentNumber: number }, { disableIdentityMap: true })
  const found = entry && (await orderWithMoney(em, who, { id: entry.orderId }))
  if (!entry?.printed || !found) return missingSheet(site)
  const reversal = await em.findOne(MoneyEntry, { reverses: entry.id }, { disableIdentityMap: true })
  const withdrawnOn = reversal && studioDay(reversal.at, site.company.timeZone)
  return sheetOf(
    entry.printed.number,
    documentMatter(entry, entry.printed, { withdrawnOn, page: found.page }),
    { colors: entry.printed.colors ?? site.colors },
  )
}

interface Beside {
  /** Null: it counts. */
  withdrawnOn: string | null
  /** Address of the order's page. */
  page: string
}

function documentMatter(entry: MoneyEntry, printed: PrintedDocument, { withdrawnOn, page }: Beside) {
  const kind = entry.kind === 'refund' ? 'credit-note' : 'receipt'
  const words = sheets[kind]
  const { brand, address, registrationNumber, email } = printed.studio
  return html`${sheetHead(words.title, brand, address, [registration(registrationNumber), email])}
    ${withdrawnOn && html`<p class="withdrawn">${sheets.withdrawn(withdrawnOn)}</p>`}
    <p class="sum"><span>${words.amount}</span> <span>${formatPrice(printed.cents)}</span></p>
    ${sheetFacts([
      [sheets.number, printed.number],
      [sheets.issued, calendarDay(printed.issuedOn)],
      [sheets.payer[kind], `${printed.payer.fullName}, ${printed.payer.email}`],
      [sheets.moved[kind], calendarDay(entry.receivedOn ?? printed.issuedOn)],
      [sheets.method, paymentMethodLabels[entry.method ?? 'other']],
      [sheets.order, printed.order.number],
      [sheets.service, printed.order.serviceName],
      [sheets.price, formatPrice(printed.order.priceCents)],
      [printed.owedCents < 0 ? sheets.overpaid : sheets.owed, formatPrice(Math.abs(printed.owedCents))],
    ])}
    ${withdrawnOn ? null : html`<p>${words.thanks}</p>`} ${sheetFoot(page)}`
}
