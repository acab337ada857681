import { type LegalDocument, legalWords } from '@northword/content/legal/legal-document'
import styles from './legal-contents.module.css'

interface LegalContentsProps extends Pick<LegalDocument, 'numbered'> {
  sections: readonly { id: string; heading: string }[]
}

export function LegalContents({ sections, numbered }: LegalContentsProps) {
  return (
    <nav aria-label={legalWords.contents}>
      <p className={styles.title} aria-hidden="true">
        {legalWords.contents}
      </p>
      <ol role="list" className={styles.list}>
        {sections.map(({ id, heading }, index) => (
          <li key={id}>
            <a href={`#${id}`}>
              {numbered && <span className={styles.number}>{index + 1}. </span>}
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
