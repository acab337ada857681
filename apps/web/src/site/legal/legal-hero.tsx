import { type LegalDocument, legalWords } from '@northword/content/legal/legal-document'
import type { PageHead } from '@northword/content/site/pages'
import { formatPlainDay } from '../ui/date-format.ts'
import { PageHero } from '../sections/page-hero.tsx'
import styles from './legal-hero.module.css'

interface LegalHeroProps {
  head: PageHead
  document: Pick<LegalDocument, 'updated' | 'labels'>
}

export function LegalHero({ head, document: { updated, labels } }: LegalHeroProps) {
  return (
    <PageHero heading={head.heading} lead={head.intro} underlined={1}>
      <ul role="list" className={styles.labels}>
        <li>
          <time dateTime={updated}>{legalWords.updated(formatPlainDay(updated))}</time>
        </li>
        {labels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </PageHero>
  )
}
