import type { Claim } from '@northword/content/site/claims'
import { Fact } from './fact.tsx'
import styles from './fact.module.css'

interface MetricProps {
  label: string
  claim: Claim
  /** The edit's result. */
  isResult?: boolean
}

/** A figure of a case study; the result is circled. */
export function Metric({ label, claim, isResult = false }: MetricProps) {
  return (
    <Fact label={label}>
      <span className={isResult ? styles.result : styles.value}>{claim.value}</span> {claim.label}
    </Fact>
  )
}
