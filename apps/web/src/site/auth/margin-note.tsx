import { type ReactNode, useId } from 'react'
import styles from './auth-page.module.css'

/** A note beside a form. */
export function MarginNote({ heading, children }: { heading: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <section className={styles.note} aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      {children}
    </section>
  )
}
