import type { Em } from '../../db/orm.ts'
import type { Feature } from '../../feature.ts'
import { eraseAbout } from '../orders/erase-about.ts'
import { exportTexts } from './export-texts.ts'
import { TextApproval } from './text-approval.entity.ts'
import { TextDraft } from './text-draft.entity.ts'
import { TextPrint } from './text-print.entity.ts'
import { TextReport } from './text-report.entity.ts'
import { TextVersion } from './text-version.entity.ts'
import { tidyDrafts } from './tidy-drafts.ts'

const erase = (em: Em) => eraseAbout(em, 'text_approvals', 'text_drafts', 'text_versions', 'text_reports')

export const deliveries: Feature = {
  entities: [TextVersion, TextDraft, TextReport, TextPrint, TextApproval],
  personalData: { records: exportTexts, erase },
  tidy: { texts: ({ em }) => erase(em), drafts: ({ em }, now) => tidyDrafts(em, now) },
}
