import { type CaseStudy, portfolio, type MarginNote } from '@northword/content/site/portfolio'
import { Manuscript } from '../../marks/manuscript.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import styles from './case-sheet.module.css'
import { CleanText } from './clean-text.tsx'
import { Fact } from './fact.tsx'
import marginNotes from './margin-notes.module.css'
import type { StatedFigure } from '@northword/content/site/stated-figures'
import factStyles from './fact.module.css'

const { labels } = portfolio.caseStudies

/** Problem, edited manuscript with notes, and result. */
export function CaseSheet({ study }: { study: CaseStudy }) {
  return (
    <article id={study.id} className={styles.sheet}>
      <p className={styles.category}>{study.category}</p>
      <h3 className={styles.title}>{study.title}</h3>
      <dl className={styles.brief}>
        <Fact label={labels.client}>{study.client}</Fact>
        <Fact label={labels.challenge}>{study.challenge}</Fact>
        <Fact label={labels.solution}>{study.solution}</Fact>
      </dl>
      <div className={styles.manuscript}>
        <Manuscript segments={study.redline}>
          <CleanText segments={study.redline} />
        </Manuscript>
      </div>
      <MarginNotes notes={study.changes} />
      <dl className={styles.metrics}>
        <Metric label={labels.before} figure={study.beforeMetric} />
        <Metric label={labels.after} figure={study.afterMetric} isResult />
      </dl>
      <dl className={styles.result}>
        <Fact label={labels.outcome}>{study.outcome}</Fact>
        <Fact label={labels.service}>
          <SiteLink to={study.service.to} className={styles.service}>
            {study.service.label}
          </SiteLink>
        </Fact>
      </dl>
    </article>
  )
}

function MarginNotes({ notes }: { notes: readonly MarginNote[] }) {
  return (
    <div className={marginNotes.margin}>
      <h4 className={marginNotes.heading}>{portfolio.caseStudies.labels.changes}</h4>
      <ul role="list" className={marginNotes.notes}>
        {notes.map(({ what, why }) => (
          <li key={what}>
            <strong className={marginNotes.what}>{what}</strong> {why}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface MetricProps {
  label: string
  figure: StatedFigure
  /** The edit's result. */
  isResult?: boolean
}

/** A figure of a case study; the result is circled. */
function Metric({ label, figure, isResult = false }: MetricProps) {
  return (
    <Fact label={label}>
      <span className={isResult ? factStyles.result : factStyles.value}>{figure.value}</span> {figure.label}
    </Fact>
  )
}
