import { readRedline, type RedlineSegment } from '@northword/content/site/home'
import { portfolio } from '@northword/content/site/portfolio'
import { Fact } from './fact.tsx'
import styles from './clean-text.module.css'

const { clean } = portfolio.caseStudies

/** The edit without marks, for readers who cannot see them: draft, then text. */
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
