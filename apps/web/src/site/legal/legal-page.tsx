import type { LegalDocument } from '@northword/content/legal/legal-document'
import type { PageHead } from '@northword/content/site/pages'
import { LegalContact } from './legal-contact.tsx'
import { LegalContents } from './legal-contents.tsx'
import { LegalFrame } from './legal-frame.tsx'
import { LegalHero } from './legal-hero.tsx'
import { LegalSections } from './legal-sections.tsx'

export function LegalPage({ head, document }: { head: PageHead; document: LegalDocument }) {
  return (
    <>
      <LegalHero head={head} document={document} />
      <LegalFrame contents={<LegalContents {...document} />}>
        <LegalSections {...document} />
        <LegalContact {...document.contact} />
      </LegalFrame>
    </>
  )
}
