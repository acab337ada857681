import { Stack, Text, VisuallyHidden } from '@mantine/core'
import { deskTexts } from '@northword/content/desk/desk-texts'
import { textReading } from '@northword/content/texts/text-reading'
import type { ShownBlock, VersionView } from '@northword/contract/texts/text-views'
import type { VersionInput } from '@northword/contract/texts/texts'
import { CommentedText } from '../../../texts/comments/commented-text.tsx'
import { CommentSide } from '../../../texts/comments/comment-side.ts'
import { fileAddress } from '../../../texts/files/file-address.ts'
import { PlagiarismReport } from '../../../texts/sheets/plagiarism-report.tsx'
import { QualitySheet } from '../../../texts/sheets/quality-sheet.tsx'
import { useBlocks, WholeText } from '../../../texts/files/whole-text.tsx'
import { formatMoment } from '../../../site/ui/date-format.ts'
import { Approval } from '../../case/pieces/approval.tsx'
import brief from '../../frame/as-typed.module.css'
import { Part } from '../../frame/part.tsx'
import { isHeld, studioSide, useQuestions } from '../../comments/use-questions.ts'
import { CommentsBeside } from '../page/comments-beside.tsx'
import styles from '../page/texts.module.css'
import { VersionChanges } from './version-changes.tsx'
import { VersionFiles } from './version-files.tsx'
import { VersionLinks } from './version-links.tsx'

const words = deskTexts.version

interface VersionProps {
  place: VersionInput
  version: VersionView
  /** The earlier version to compare with; null shows the text itself. */
  from: number | null
}

/** A version with the studio's questions, comments and files. */
export const Version = (props: VersionProps) => (
  <CommentSide value={studioSide}>
    <VersionToAskAbout {...props} />
  </CommentSide>
)

function VersionToAskAbout({ place, version, from }: VersionProps) {
  const query = useBlocks(place, version)
  const questions = useQuestions(place, version, query.data ?? none)
  return (
    <>
      <StateOf place={place} version={version} />
      <VersionLinks place={place} others={version.others} from={from} />
      <div className={styles.columns} data-half="both">
        <div className={styles.paper}>
          {from === null ? (
            <TextOf place={place} version={version} query={query} questions={questions} />
          ) : (
            <VersionChanges place={place} from={from} />
          )}
        </div>
        <div className={styles.preview}>
          <CommentsBeside number={place.number} piece={place.piece} commenting={questions.commenting} />
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
}

interface TextOfProps extends Pick<VersionProps, 'place' | 'version'> {
  query: ReturnType<typeof useBlocks>
  questions: ReturnType<typeof useQuestions>
}

/** Below a heading of the page, so that the text's own headings nest. */
const TextOf = ({ place, version, query, questions }: TextOfProps) => (
  <section aria-labelledby="text">
    <VisuallyHidden component="h2" id="text">
      {textReading.text}
    </VisuallyHidden>
    <WholeText place={place} isLong={version.isLong} query={query}>
      {(blocks) => <CommentedText blocks={blocks} place={place} review={questions} />}
    </WholeText>
  </section>
)

const StateOf = ({ place, version }: Pick<VersionProps, 'place' | 'version'>) => (
  <Stack gap="0.25rem" mb="md">
    <Text c="dimmed">
      {isHeld(version) ? words.held : words.delivered(version.by, formatMoment(version.deliveredAt))}
    </Text>
    {version.approval && (
      <Approval
        place={place}
        title={version.title}
        approval={version.approval}
        moment={formatMoment(version.approval.at)}
      />
    )}
  </Stack>
)

const none: ShownBlock[] = []
