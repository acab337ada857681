import styles from './skeleton-lines.module.css'

interface SkeletonLinesProps {
  /** What is being loaded, for who cannot see it. */
  label: string
  lines?: number
  /** Whether it is all of a page: then it keeps the footer out of sight. */
  isPage?: boolean
}

/** Holds the place of something that is on its way. */
export function SkeletonLines({ label, lines = 4, isPage = true }: SkeletonLinesProps) {
  return (
    <div className={styles.lines} data-page={isPage || undefined}>
      <p className={styles.label}>{label}</p>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={styles.line} aria-hidden="true" />
      ))}
    </div>
  )
}
