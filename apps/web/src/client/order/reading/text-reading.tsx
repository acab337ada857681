import { VisuallyHidden } from '@mantine/core'
import { textReading as words } from '@northword/content/texts/text-reading'
import { textComments } from '@northword/content/texts/text-comments'
import type { ShownBlock } from '@northword/contract/texts/text-views'
import type { VersionInput } from '@northword/contract/texts/texts'
import { CommentedText } from '../../../texts/comments/commented-text.tsx'
import { PlainComment } from '../../../texts/comments/plain-comment.tsx'
import { PostedOutcome } from '../../../texts/comments/posted-outcome.tsx'
import { QuestionLine } from '../../comments/question-line.tsx'
import { type Review, useReview } from '../../comments/use-review.ts'
import { fileAddress } from '../../../texts/files/file-address.ts'
import { PlagiarismReport } from '../../../texts/sheets/plagiarism-report.tsx'
import { QualitySheet } from '../../../texts/sheets/quality-sheet.tsx'
import { TextFiles } from '../../../texts/files/text-files.tsx'
import { useBlocks, WholeText } from '../../../texts/files/whole-text.tsx'
import { ApprovalLine } from '../approval/approval-line.tsx'
import { ApproveText } from '../approval/approve-text.tsx'
import { FromWriter } from './from-writer.tsx'
import type { TextMatterProps } from '../address/text-view.ts'
import { OrderPart } from '../address/order-part.tsx'
import { TextComments } from './text-comments.tsx'
import styles from './text-matter.module.css'
import { useMayApprove } from '../approval/use-may-approve.ts'
import { useTextForms } from '../address/use-text-forms.ts'

/** A version to read, comment on and approve, with its files, quality sheet and plagiarism report. */
export function TextReading({ number, view, text }: TextMatterProps) {
  const version = { number, ...view }
  const query = useBlocks(version, text)
  const read = { others: text.others, blocks: query.data ?? none }
  const review = useReview(version, read, useTextForms(number, view))
  const may = useMayApprove(number, view, text, review)
  return (
    <div className={styles.matter}>
      <div className={styles.first}>
        <QuestionLine comments={review.comments} />
        <ApprovalLine view={view} text={text} may={may} />
        <FromWriter version={text} />
        <OrderPart heading={words.files.heading}>
          <TextFiles version={version} sha256={text.sha256} />
        </OrderPart>
      </div>
      <section className={styles.text} aria-labelledby="text">
        <VisuallyHidden component="h2" id="text">
          {words.text}
        </VisuallyHidden>
        {text.isLong && <OnLongText place={version} review={review} />}
        <WholeText place={version} isLong={text.isLong} query={query}>
          {(blocks) => <CommentedText blocks={blocks} place={version} review={review} />}
        </WholeText>
      </section>
      <TextComments number={number} view={view} review={review} marks={review.marks} />
      <div className={styles.last}>
        <ApproveText {...{ number, view, text, may }} />
        <OrderPart heading={words.sheet.heading}>
          <QualitySheet sheet={text.sheet} />
        </OrderPart>
        <OrderPart heading={words.report.heading}>
          <PlagiarismReport report={text.report} href={fileAddress(version, 'report.pdf')} />
        </OrderPart>
      </div>
    </div>
  )
}

/** Plain comment form for a long text whose blocks no script has loaded. */
const OnLongText = ({ place, review: { mayPost, formAt } }: { place: VersionInput; review: Review }) =>
  mayPost && (
    <>
      <PostedOutcome form="keep-comment" sent={textComments.plain.kept} />
      <PlainComment place={place} action={formAt('comment')} />
    </>
  )

const none: ShownBlock[] = []
