import { type ReactNode, useId } from 'react'
import styles from './profile-section.module.css'

interface ProfileSectionProps {
  heading: string
  intro?: string
  children: ReactNode
}

/** A part of the profile: its name in the margin, what can be done beside it. */
export function ProfileSection({ heading, intro, children }: ProfileSectionProps) {
  const headingId = useId()
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <div>
        <h2 id={headingId} className={styles.heading}>
          {heading}
        </h2>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      <div className={styles.matter}>{children}</div>
    </section>
  )
}
