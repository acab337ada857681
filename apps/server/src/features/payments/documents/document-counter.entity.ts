import { defineEntity, p } from '@mikro-orm/core'

/** Last document number of a series in a year. */
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
