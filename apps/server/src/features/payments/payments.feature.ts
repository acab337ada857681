import type { Feature } from '../../feature.ts'
import { DocumentCounter } from './documents/document-counter.entity.ts'
import { MoneyEntry } from './money-entry.entity.ts'
import { recordsOfEntries } from './ledger/records-of-entries.ts'
import { settleCancelled } from './requests/keep-duties.ts'
import { PaymentRequest } from './requests/payment-request.entity.ts'
import { paymentsRoutes } from './payments.rest.ts'
import { documentSheet } from './documents/document-sheet.ts'
import { statementSheet } from './documents/statement-sheet.ts'
import type { Em } from '../../db/orm.ts'

export const payments: Feature = {
  entities: [MoneyEntry, DocumentCounter, PaymentRequest],
  routes: paymentsRoutes,
  sheets: [documentSheet, statementSheet],
  orderMoved: settleCancelled,
  // Receipts and credit notes are exported but not erased: tax law requires keeping them as printed.
  personalData: { records: recordsOfEntries, eraseWithOrders: eraseTyped },
  tidy: { 'payment-requests': ({ em }) => eraseTyped(em) },
}

/** Blanks typed texts about payments of erased orders. Call it after `eraseOrders`; tax law keeps the rest. */
async function eraseTyped(em: Em): Promise<void> {
  await em.execute(
    `update money_entries set reason = '' where reason <> ''
      and order_id in (select id from orders where full_name = '')`,
  )
  await em.execute(
    `update payment_requests set link = '', reference = '' where (link <> '' or reference <> '')
      and order_id in (select id from orders where full_name = '')`,
  )
}
