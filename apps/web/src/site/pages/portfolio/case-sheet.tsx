import { type CaseStudy, portfolio } from '@northword/content/site/portfolio'
import { Manuscript } from '../../marks/manuscript.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import styles from './case-sheet.module.css'
import { CleanText } from './clean-text.tsx'
import { Fact } from './fact.tsx'
import { MarginNotes } from './margin-notes.tsx'
import { Metric } from './metric.tsx'

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
        <Metric label={labels.before} claim={study.beforeMetric} />
        <Metric label={labels.after} claim={study.afterMetric} isResult />
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
