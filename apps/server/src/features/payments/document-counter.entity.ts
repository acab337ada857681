import { defineEntity, p } from '@mikro-orm/core'

/** The last number of a series of documents in a year. */
export const DocumentCounter = defineEntity({
  name: 'DocumentCounter',
  tableName: 'document_counters',
  properties: {
    /** `RCP` for receipts, `CRN` for credit notes. */
    series: p.text().primary(),
    year: p.integer().primary(),
    last: p.integer(),
  },
})
