import { portfolio } from '@northword/content/site/portfolio'
import { Redline } from '../../marks/redline.tsx'
import { CaseSheet } from './case-sheet.tsx'
import styles from './case-studies.module.css'

const { heading, intro, legend, items } = portfolio.caseStudies

/** Edited drafts, after a legend of the marks. */
export function CaseStudies() {
  if (items.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="edits">
      <div className={styles.head}>
        <h2 id="edits" className={styles.heading}>
          {heading}
        </h2>
        <div className={styles.intro}>
          <p>
            <Redline segments={readingKey} />
          </p>
          <p>{intro}</p>
        </div>
      </div>
      <ol role="list" className={styles.cases}>
        {items.map((study) => (
          <li key={study.id}>
            <CaseSheet study={study} />
          </li>
        ))}
      </ol>
    </section>
  )
}

const readingKey = [
  { kind: 'del', text: legend.del.mark },
  { kind: 'keep', text: ` ${legend.del.text} ` },
  { kind: 'ins', text: legend.ins.mark },
  { kind: 'keep', text: ` ${legend.ins.text}` },
] as const
