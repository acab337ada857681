import { type ReactNode, useId } from 'react'
import styles from './facts.module.css'

interface FactsProps {
  heading: string
  facts: readonly { name: string; value: ReactNode }[]
}

/** A heading over names and what they stand for. */
export function Facts({ heading, facts }: FactsProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {heading}
      </h2>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
