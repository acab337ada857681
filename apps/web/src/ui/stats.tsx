import type { Claim } from '@northword/content/claims'
import styles from './stats.module.css'

/** A few figures under a page's first sentences, each with the words that explain it. */
export function Stats({ items }: { items: readonly Claim[] }) {
  return (
    <dl className={styles.stats}>
      {items.map(({ value, label }) => (
        <div key={label} className={styles.stat}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
