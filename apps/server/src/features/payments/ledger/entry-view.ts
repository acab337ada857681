import type { EntryView } from '@northword/contract/money/money-view'
import type { MoneyEntry } from '../money-entry.entity.ts'

export const entryView = ({ at, ...entry }: MoneyEntry): EntryView => ({
  id: entry.id,
  sequence: entry.sequence,
  kind: entry.kind,
  cents: entry.cents,
  receivedOn: entry.receivedOn,
  method: entry.method,
  reference: entry.reference,
  reason: entry.reason,
  memberName: entry.memberName,
  reverses: entry.reverses,
  documentNumber: entry.documentNumber,
  at: at.toISOString(),
})
