import type { LegalDocument, LegalSection } from '@northword/content/legal/legal-document'
import type { ReactNode } from 'react'
import { LegalBlocks } from './legal-blocks.tsx'
import styles from './legal-sections.module.css'

interface LegalSectionsProps extends Pick<LegalDocument, 'sections' | 'numbered'> {
  /** Shown below a section's text. */
  after?: (section: LegalSection) => ReactNode
}

export function LegalSections({ sections, numbered, after }: LegalSectionsProps) {
  return sections.map((section, index) => (
    <section
      key={section.id}
      id={section.id}
      className={styles.section}
      data-numbered={numbered || undefined}
    >
      <h2 className={styles.heading}>
        {numbered && <span className={styles.number}>{index + 1}. </span>}
        {section.heading}
      </h2>
      <LegalBlocks blocks={section.blocks} />
      {after?.(section)}
    </section>
  ))
}
