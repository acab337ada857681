import { notFound, type WayOut } from '@northword/content/site/not-found'
import { problem } from '@northword/content/site/problem'
import type { PageProps } from '../../navigation/page-route.ts'
import { Manuscript } from '../../marks/manuscript.tsx'
import { usePageState } from '../../served/page-state.tsx'
import { PageHero } from '../../sections/page-hero.tsx'
import { Section } from '../../sections/section.tsx'
import styles from './not-found.module.css'
import { SiteLink } from '../../ui/site-link.tsx'
import waysOut from './ways-out.module.css'

/** The page for unknown addresses. */
export const addresses = ['/404']

export default function NotFoundPage({ head }: PageProps) {
  const { posted } = usePageState()
  if (posted?.kind === 'refused') return <Problem message={posted.message} />
  return (
    <>
      <PageHero heading={head.heading} lead={head.intro} underlined={2}>
        {import.meta.env.DEV && <p className={styles.hint}>{notFound.developerHint}</p>}
        <div className={styles.manuscript}>
          <Manuscript segments={notFound.redline} caption={notFound.redlineCaption} />
        </div>
      </PageHero>
      <Section heading={notFound.linksHeading}>
        <WaysOut links={notFound.links} />
      </Section>
    </>
  )
}

/** The server's reason why a posted form cannot be shown again. */
function Problem({ message }: { message: string }) {
  return (
    <PageHero heading={problem.heading} lead={message} underlined={1}>
      <p>{problem.next}</p>
    </PageHero>
  )
}

/** Links to all pages, with a line about each. */
function WaysOut({ links }: { links: readonly WayOut[] }) {
  return (
    <ul role="list">
      {links.map(({ label, to, text }) => (
        <li key={to} className={waysOut.item}>
          <SiteLink to={to} className={waysOut.link}>
            {label}
          </SiteLink>
          <span className={waysOut.text}>{text}</span>
        </li>
      ))}
    </ul>
  )
}
