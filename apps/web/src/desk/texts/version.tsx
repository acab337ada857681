import { Text } from '@mantine/core'
import { deskTexts } from '@northword/content/desk-texts'
import { textReading } from '@northword/content/text-reading'
import type { VersionView } from '@northword/contract/text-views'
import type { VersionInput } from '@northword/contract/texts'
import { fileAddress } from '../../client/text/file-address.ts'
import { Manuscript } from '../../client/text/manuscript.tsx'
import { PlagiarismReport } from '../../client/text/plagiarism-report.tsx'
import { QualitySheet } from '../../client/text/quality-sheet.tsx'
import { formatMoment } from '../../site/ui/date-format.ts'
import brief from '../case/brief.module.css'
import { Part } from '../case/part.tsx'
import styles from './texts.module.css'
import { VersionChanges } from './version-changes.tsx'
import { VersionFiles } from './version-files.tsx'
import { VersionLinks } from './version-links.tsx'

const words = deskTexts.version

interface VersionProps {
  place: VersionInput
  version: VersionView
  /** The earlier version with which it is compared; null for the text itself. */
  from: number | null
}

/** A version to read, beside all that its client gets with it. */
export const Version = ({ place, version, from }: VersionProps) => (
  <>
    <Text c="dimmed">
      {isHeld(version) ? words.held : words.delivered(version.by, formatMoment(version.deliveredAt))}
    </Text>
    <VersionLinks place={place} others={version.others} from={from} />
    <div className={styles.columns} data-half="both">
      <div className={styles.paper}>
        {from === null ? (
          <Manuscript blocks={version.blocks} />
        ) : (
          <VersionChanges place={place} from={from} />
        )}
      </div>
      <div className={styles.preview}>
        {version.note && (
          <Part heading={words.note}>
            <p className={brief.note}>{version.note}</p>
          </Part>
        )}
        <Part heading={textReading.report.heading}>
          <PlagiarismReport report={version.report} href={fileAddress(place, 'report.pdf')} />
        </Part>
        <Part heading={textReading.sheet.heading}>
          <QualitySheet sheet={version.sheet} />
        </Part>
        <VersionFiles place={place} from={from} sha256={version.sha256} />
      </div>
    </div>
  </>
)

/** Whether its client does not see it yet. */
const isHeld = ({ deliveredAt }: VersionView) => Date.parse(deliveredAt) > Date.now()
