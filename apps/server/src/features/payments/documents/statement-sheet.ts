import { formatPrice } from '@northword/contract/money/format-price'
import { registration, sheetPaths, sheets } from '@northword/content/site/sheets'
import { calendarDay, studioDay } from '@northword/content/studio/format-time'
import type { SiteContent } from '@northword/contract/content/site-content'
import { type StatementLine, statementOf } from '@northword/contract/orders/statement'
import type { Sheet, SheetRequest, SheetRoute } from '../../../doors/sheet-route.ts'
import { clock } from '../../../time/clock.ts'
import { entriesOf, type MoneyEntry } from '../money-entry.entity.ts'
import type { Order } from '../../orders/order/order.entity.ts'
import { html, type Markup } from './markup.ts'
import { orderWithMoney } from './order-with-money.ts'
import { missingSheet, sheetFacts, sheetFoot, sheetHead, sheetOf } from './sheet-frame.ts'

const words = sheets.statement

/** Every entry of an order with the balance after it. Computed, never stored. */
export const statementSheet: SheetRoute = { path: sheetPaths.statement, draw: drawStatement }

async function drawStatement({ em, number, site, ...who }: SheetRequest): Promise<Sheet> {
  const found = await orderWithMoney(em, who, { number })
  if (!found) return missingSheet(site)
  const { order, page } = found
  const lines = statementOf(order.status, await entriesOf(em, order.id))
  return sheetOf(`${words.title} ${number}`, statementMatter(order, lines, { page, company: site.company }), {
    colors: site.colors,
  })
}

interface Beside extends Pick<SiteContent, 'company'> {
  /** Address of the order's page. */
  page: string
}

function statementMatter(order: Order, lines: StatementLine<MoneyEntry>[], { page, company }: Beside) {
  const owedCents = lines.at(-1)?.owedCents ?? 0
  const { brand, address, registrationNumber, emails, timeZone } = company
  return html`${sheetHead(words.title, brand, address, [registration(registrationNumber), emails.orders])}
    ${sheetFacts([
      [sheets.order, order.number],
      [sheets.service, order.name],
      [words.drawnUp, studioDay(clock.now(), timeZone)],
    ])}
    ${lines.length === 0 ? html`<p>${words.nothing}</p>` : tableOf(lines, timeZone)}
    <p class="sum">
      <span>${owedCents < 0 ? words.overpaid : words.owed}</span>
      <span>${formatPrice(Math.abs(owedCents))}</span>
    </p>
    ${sheetFoot(page)}`
}

function tableOf(lines: StatementLine<MoneyEntry>[], timeZone: string): Markup {
  const { day, what, amount, owed } = words.columns
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${words.caption}">
    <table>
      <caption>
        ${words.caption}
      </caption>
      <thead>
        <tr>
          ${[day, what].map((column) => html`<th scope="col">${column}</th>`)}
          ${[amount, owed].map((column) => html`<th scope="col" class="amount">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${lines.map((line) => rowOf(line, timeZone))}
      </tbody>
    </table>
  </div>`
}

/** A stop can only lower what is owed, a return only raise it. */
const turn = (cents: number) => (cents > 0 ? words.counts : words.lapsed)

const rowOf = ({ entry, cents, owedCents }: StatementLine<MoneyEntry>, timeZone: string) =>
  html`<tr>
    <td>${entry ? dayOf(entry, timeZone) : ''}</td>
    <td>${entry ? [words.kinds[entry.kind], ' ', entry.documentNumber] : turn(cents)}</td>
    <td class="amount">${signed(cents)}</td>
    <td class="amount">${signed(owedCents)}</td>
  </tr>`

const dayOf = ({ receivedOn, at }: MoneyEntry, timeZone: string) =>
  receivedOn ? calendarDay(receivedOn) : studioDay(at, timeZone)

const signed = (cents: number) => (cents < 0 ? `−${formatPrice(-cents)}` : formatPrice(cents))
