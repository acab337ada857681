import type { ReactNode } from 'react'
import styles from './fact.module.css'

/** A line of a case study's list: a small label, and what there is to say under it. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
