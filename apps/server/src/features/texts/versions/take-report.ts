import type { ReportInput } from '@northword/contract/texts/texts'
import type { Em } from '../../../db/orm.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { TextDraft } from './text-draft.entity.ts'
import { TextReport } from './text-report.entity.ts'
import type { KeptReport } from './text-version.entity.ts'

/**
 * The report to store with a version. A PDF attached to the draft moves to the version: the next one needs its own.
 * @throws {DomainError} `reportMissing` if no PDF is attached
 */
export async function takeReport(
  em: Em,
  { orderId, piece, reportId }: Pick<TextDraft, 'orderId' | 'piece' | 'reportId'>,
  said: ReportInput,
): Promise<KeptReport> {
  if (said.kind !== 'file') return said
  const report = reportId && (await em.findOne(TextReport, { id: reportId }, { fields: ['id', 'name'] }))
  if (!report) throw new DomainError('reportMissing')
  await em.nativeUpdate(TextDraft, { orderId, piece }, { reportId: null })
  return { kind: 'file', id: report.id, name: report.name }
}
