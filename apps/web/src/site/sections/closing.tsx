import type { NavLink } from '@northword/content/site/navigation'
import { useId } from 'react'
import { ButtonLink } from '../ui/button-link.tsx'
import styles from './closing.module.css'

interface ClosingProps {
  heading: string
  text: string
  /** The first is the preferred one. */
  ctas: readonly NavLink[]
}

/** Last section of a page, with links onward. */
export function Closing({ heading, text, ctas }: ClosingProps) {
  const headingId = useId()
  return (
    <section className={styles.closing} aria-labelledby={headingId} data-fade-in>
      <h2 id={headingId} className={styles.heading}>
        {heading}
      </h2>
      <div>
        <p className={styles.text}>{text}</p>
        <div className={styles.ctas}>
          {ctas.map(({ label, to }, index) => (
            <ButtonLink key={to} to={to} tone={index === 0 ? 'primary' : 'plain'}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
    </section>
  )
}
