import { type ReactNode, useId } from 'react'
import styles from './section.module.css'

interface SectionProps {
  id?: string
  heading: string
  intro?: string | undefined
  /** In the margin, below the intro. */
  note?: ReactNode
  children: ReactNode
}

/** Heading in the margin, content beside it. */
export function Section({ id, heading, intro, note, children }: SectionProps) {
  const headingId = useId()
  return (
    <section id={id} className={styles.section} aria-labelledby={headingId}>
      <div className={styles.margin}>
        <h2 id={headingId} className={styles.heading}>
          {heading}
        </h2>
        {intro && <p className={styles.intro}>{intro}</p>}
        {note}
      </div>
      <div>{children}</div>
    </section>
  )
}
