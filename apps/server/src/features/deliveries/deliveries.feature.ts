import type { Feature } from '../../feature.ts'
import { deliveriesRoutes } from './deliveries.rest.ts'
import { eraseTexts } from './erase-texts.ts'
import { exportTexts } from './export-texts.ts'
import { TextDraft } from './text-draft.entity.ts'
import { TextPrint } from './text-print.entity.ts'
import { TextReport } from './text-report.entity.ts'
import { TextVersion } from './text-version.entity.ts'
import { tidyDrafts } from './tidy-drafts.ts'

export const deliveries: Feature = {
  entities: [TextVersion, TextDraft, TextReport, TextPrint],
  routes: deliveriesRoutes,
  personalData: { records: exportTexts, erase: eraseTexts },
  async tidy({ em }, now) {
    await eraseTexts(em)
    await tidyDrafts(em, now)
  },
}
