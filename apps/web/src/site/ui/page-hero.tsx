import type { ReactNode } from 'react'
import styles from './page-hero.module.css'
import { UnderlinedEnd } from './underlined-end.tsx'

interface PageHeroProps {
  heading: string
  lead: string
  /** How many of the heading's last words the red pen underlines. */
  underlined?: number
  children?: ReactNode
}

/** The head of a page: its first heading, its first sentences and what may be done about them. */
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
