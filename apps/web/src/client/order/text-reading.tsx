import { VisuallyHidden } from '@mantine/core'
import { textReading as words } from '@northword/content/text-reading'
import { CommentedText } from '../comments/commented-text.tsx'
import { useReview } from '../comments/use-review.ts'
import { fileAddress } from '../text/file-address.ts'
import { PlagiarismReport } from '../text/plagiarism-report.tsx'
import { QualitySheet } from '../text/quality-sheet.tsx'
import { TextFiles } from '../text/text-files.tsx'
import { FromWriter } from './from-writer.tsx'
import type { TextMatterProps } from './load-text-matter.ts'
import { OrderPart } from './order-part.tsx'
import { TextComments } from './text-comments.tsx'
import styles from './text-matter.module.css'

/** A version to read and to comment on, with its files, its quality sheet and its plagiarism report. */
export function TextReading({ number, view, text }: TextMatterProps) {
  const version = { number, ...view }
  const review = useReview(version, text)
  return (
    <div className={styles.matter}>
      <div className={styles.first}>
        <FromWriter version={text} />
        <OrderPart heading={words.files.heading}>
          <TextFiles version={version} sha256={text.sha256} />
        </OrderPart>
      </div>
      <section className={styles.text} aria-labelledby="text">
        <VisuallyHidden component="h2" id="text">
          {words.text}
        </VisuallyHidden>
        <CommentedText blocks={text.blocks} version={view.version} review={review} />
      </section>
      <TextComments number={number} view={view} review={review} marks={review.marks} />
      <div className={styles.last}>
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
