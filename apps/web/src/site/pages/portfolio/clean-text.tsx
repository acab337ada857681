import { readRedline, type RedlineSegment } from '@northword/content/home'
import { portfolio } from '@northword/content/portfolio'
import { Fact } from './fact.tsx'
import styles from './clean-text.module.css'

const { clean } = portfolio.caseStudies

/** An edit without its marks, for whoever cannot see them or would rather not: the draft, then the text. */
export function CleanText({ segments }: { segments: readonly RedlineSegment[] }) {
  return (
    <details>
      <summary className={styles.summary}>{clean.label}</summary>
      <dl className={styles.readings}>
        <Fact label={clean.before}>{readRedline(segments, 'before')}</Fact>
        <Fact label={clean.after}>{readRedline(segments, 'after')}</Fact>
      </dl>
    </details>
  )
}
