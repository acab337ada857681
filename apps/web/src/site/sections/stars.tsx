import styles from './stars.module.css'

/** `label` is the rating in words. */
export function Stars({ count, label }: { count: number; label: string }) {
  return (
    <span role="img" aria-label={label} className={styles.stars}>
      {'★'.repeat(count)}
    </span>
  )
}
