import { notFound } from '@northword/content/pages'
import type { PageProps } from '../../routes.tsx'
import { PageHero } from '../../ui/page-hero.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import styles from './not-found.module.css'

export default function NotFoundPage({ copy }: PageProps) {
  return (
    <PageHero heading={copy.heading} lead={copy.intro}>
      {import.meta.env.DEV && <p className={styles.hint}>{notFound.developerHint}</p>}
      <h2 className={styles.heading}>{notFound.linksHeading}</h2>
      <ul role="list" className={styles.links}>
        {notFound.links.map(({ label, to }) => (
          <li key={to}>
            <SiteLink to={to}>{label}</SiteLink>
          </li>
        ))}
      </ul>
    </PageHero>
  )
}
