import { textReading } from '@northword/content/texts/text-reading'
import type { ReactNode } from 'react'
import type { Fate, Paragraph } from './paragraph.ts'
import { Spans } from './spans.tsx'
import styles from './changed-paragraph.module.css'

const { labels } = textReading.redline

interface ChangedParagraphProps {
  as: 'p' | 'pre' | 'div' | 'h3' | 'h4' | 'h5' | 'h6'
  paragraph: Paragraph
  /** Default: the paragraph's words. */
  children?: ReactNode
}

/** A paragraph with a label that names its change. */
export const ChangedParagraph = ({ as: Tag, paragraph, children }: ChangedParagraphProps) => (
  <Tag {...fateProps(paragraph.fate)} data-start={paragraph.start}>
    <FateLabel fate={paragraph.fate} />
    {children ?? <Spans spans={paragraph.spans} />}
  </Tag>
)

/** Props of a changed element. Stepping through changes stops at `data-halt`. */
export const fateProps = (fate: Fate | undefined) =>
  fate && {
    className: styles.paragraph,
    'data-fate': fate,
    ...(fate !== 'after' && { 'data-halt': true, tabIndex: -1 }),
  }

/** The change in words. An edited paragraph shows it by its marks. */
export const FateLabel = ({ fate }: { fate: Fate | undefined }) =>
  fate && fate !== 'edited' ? (
    <span className={styles.label} data-label>
      {labels[fate]}{' '}
    </span>
  ) : null
