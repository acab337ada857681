import { type MarginNote, portfolio } from '@northword/content/site/portfolio'
import styles from './margin-notes.module.css'

export function MarginNotes({ notes }: { notes: readonly MarginNote[] }) {
  return (
    <div className={styles.margin}>
      <h4 className={styles.heading}>{portfolio.caseStudies.labels.changes}</h4>
      <ul role="list" className={styles.notes}>
        {notes.map(({ what, why }) => (
          <li key={what}>
            <strong className={styles.what}>{what}</strong> {why}
          </li>
        ))}
      </ul>
    </div>
  )
}
