import type { StatedFigure } from '@northword/content/site/stated-figures'
import styles from './stats.module.css'

interface StatsProps {
  items: readonly StatedFigure[]
  /** May set the variables that `stats.module.css` reads. */
  className?: string | undefined
}

export function Stats({ items, className = '' }: StatsProps) {
  if (items.length === 0) return null
  return (
    <dl className={`${styles.stats} ${className}`}>
      {items.map(({ value, label }) => (
        <div key={label} className={styles.stat}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
