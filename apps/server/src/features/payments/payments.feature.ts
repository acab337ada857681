import type { Feature } from '../../feature.ts'
import { DocumentCounter } from './document-counter.entity.ts'
import { eraseTyped } from './erase-typed.ts'
import { exportEntries } from './export-entries.ts'
import { PaymentRequest } from './payment-request.entity.ts'
import { paymentsRoutes } from './payments.rest.ts'
import { documentSheet } from './document-sheet.ts'
import { statementSheet } from './statement-sheet.ts'

export const payments: Feature = {
  entities: [DocumentCounter, PaymentRequest],
  routes: paymentsRoutes,
  sheets: [documentSheet, statementSheet],
  // Receipts and credit notes are exported but not erased: tax law requires keeping them as printed.
  personalData: { records: exportEntries, erase: eraseTyped },
  tidy: { 'payment-requests': ({ em }) => eraseTyped(em) },
}
