import { company } from '@northword/content/studio/company'
import styles from './promise-text.module.css'
import { useTimeZone } from './use-time-zone.ts'

interface PromiseTextProps {
  /** Words the promise for a reader in this zone. */
  sentence: (timeZone: string) => string
}

/**
 * Promise in the visitor's zone. Has room for both clocks from the start: otherwise the page would move when it
 * hydrates, and a press would miss its button.
 */
export const PromiseText = ({ sentence }: PromiseTextProps) => (
  <span className={styles.text} data-longest={sentence(zoneElsewhere())}>
    <span>{sentence(useTimeZone())}</span>
  </span>
)

/** Zone with a long name, "GMT+5:45". */
const zoneElsewhere = () => (company.timeZone === 'Asia/Kathmandu' ? 'Asia/Kolkata' : 'Asia/Kathmandu')
