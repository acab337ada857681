import { Section } from '../../sections/section.tsx'
import styles from './about.module.css'

interface StandardProps {
  heading: string
  items: readonly string[]
}

export function Standard({ heading, items }: StandardProps) {
  return (
    <Section heading={heading}>
      <ul role="list" className={styles.standard}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Section>
  )
}
