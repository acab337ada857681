import { NumberedList } from '../../sections/numbered-list.tsx'
import { Section } from '../../sections/section.tsx'
import styles from './about.module.css'

interface PrinciplesProps {
  heading: string
  intro: string
  items: readonly { title: string; text: string }[]
}

export function Principles({ heading, intro, items }: PrinciplesProps) {
  return (
    <Section heading={heading} intro={intro}>
      <div className={styles.principles}>
        <NumberedList items={items.map(({ title, text }) => ({ name: title, text }))} />
      </div>
    </Section>
  )
}
