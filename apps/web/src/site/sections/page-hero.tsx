import type { ReactNode } from 'react'
import styles from './page-hero.module.css'
import { UnderlinedEnd } from '../marks/underlined-end.tsx'

interface PageHeroProps {
  heading: string
  lead: string
  /** Number of the heading's last words with an underline. */
  underlined?: number
  children?: ReactNode
}

export function PageHero({ heading, lead, underlined = 0, children }: PageHeroProps) {
  return (
    <header className={styles.hero}>
      <h1 className={styles.heading}>
        {underlined > 0 ? <UnderlinedEnd text={heading} words={underlined} /> : heading}
      </h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </header>
  )
}
