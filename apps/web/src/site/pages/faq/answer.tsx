import type { NavLink } from '@northword/content/site/navigation'
import { SiteLink } from '../../ui/site-link.tsx'
import styles from './faq.module.css'

interface AnswerProps {
  paragraphs: readonly string[]
  links?: readonly NavLink[] | undefined
}

export function Answer({ paragraphs, links = [] }: AnswerProps) {
  return (
    <div className={styles.answer}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {links.length > 0 && (
        <p className={styles.links}>
          {links.map(({ label, to }) => (
            <SiteLink key={to} to={to}>
              {label}
            </SiteLink>
          ))}
        </p>
      )}
    </div>
  )
}
