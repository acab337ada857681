import { about } from '@northword/content/site/about'
import { Section } from '../../sections/section.tsx'
import styles from './about.module.css'

const { heading, paragraphs } = about.mission

/** The first paragraph is larger. */
export function Mission() {
  return (
    <Section heading={heading}>
      <div className={styles.mission}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  )
}
