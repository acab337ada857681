import { portfolio } from '@northword/content/site/portfolio'
import { SiteLink } from '../../ui/site-link.tsx'
import styles from './gallery.module.css'

const { items, servicesLabel } = portfolio.gallery

/** Excerpts of every kind of text, with the services that deliver it. */
export function Gallery() {
  return (
    <ul role="list" className={styles.gallery}>
      {items.map(({ id, title, source, excerpt, services }) => (
        <li key={id} id={id} className={styles.sample} data-fade-in>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.source}>{source}</p>
          <blockquote className={styles.excerpt}>
            {excerpt.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </blockquote>
          <p className={styles.services}>
            {servicesLabel}
            {services.map(({ label, to }) => (
              <SiteLink key={to} to={to}>
                {label}
              </SiteLink>
            ))}
          </p>
        </li>
      ))}
    </ul>
  )
}
