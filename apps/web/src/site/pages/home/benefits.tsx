import { home } from '@northword/content/site/home'
import { Section } from '../../sections/section.tsx'
import styles from './benefits.module.css'

export function Benefits() {
  return (
    <Section heading={home.benefitsHeading}>
      <ul role="list" className={styles.list}>
        {home.benefits.map(({ title, text }) => (
          <li key={title} className={styles.benefit} data-fade-in>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
