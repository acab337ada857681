import { consent } from '@northword/content/site/consent'
import type { LegalSection } from '@northword/content/legal/legal-document'
import type { PageHead } from '@northword/content/site/pages'
import { use } from 'react'
import { ConsentManager } from '../../consent/consent-manager.tsx'
import { CookieTable } from '../../legal/cookie-table.tsx'
import { LegalContact } from '../../legal/legal-contact.tsx'
import { LegalContents } from '../../legal/legal-contents.tsx'
import { LegalFrame } from '../../legal/legal-frame.tsx'
import { LegalHero } from '../../legal/legal-hero.tsx'
import { LegalSections } from '../../legal/legal-sections.tsx'
import { StaticMatter } from '../../navigation/static-matter.tsx'
import type { PageProps } from '../../navigation/page-route.ts'
import { orReload } from '../../parts/or-reload.ts'
import type { policy } from './policy.ts'

export default function CookiesPage({ head }: PageProps) {
  return (
    <>
      <StaticMatter id="cookies-hero">{() => <Hero head={head} />}</StaticMatter>
      <LegalFrame contents={<StaticMatter id="cookies-contents">{() => <Contents />}</StaticMatter>}>
        <ConsentManager />
        <StaticMatter id="cookies-policy">{() => <Policy />}</StaticMatter>
      </LegalFrame>
    </>
  )
}

function Hero({ head }: { head: PageHead }) {
  return <LegalHero head={head} document={use(loadPolicy()).document} />
}

function Contents() {
  const { numbered, sections } = use(loadPolicy()).document
  const preferences = { id: 'preferences', heading: consent.manager.heading }
  return <LegalContents numbered={numbered} sections={[preferences, ...sections]} />
}

function Policy() {
  const { document, table } = use(loadPolicy())
  const tableOf = ({ id }: LegalSection) => id === 'specific-cookies' && <CookieTable {...table} />
  return (
    <>
      <LegalSections {...document} after={tableOf} />
      <LegalContact {...document.contact} />
    </>
  )
}

let loading: Promise<typeof policy> | undefined

const loadPolicy = () => (loading ??= orReload(import('./policy.ts').then((module) => module.policy)))
