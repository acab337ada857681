import { company } from '@northword/content/studio/company'
import styles from './promise-text.module.css'
import { useTimeZone } from './use-time-zone.ts'

/**
 * Sentence with one promised time. Has room for the visitor's clock before it is known: otherwise the page would move
 * when it hydrates, and a press would miss its button.
 */
export const PromiseText = ({ children }: { children: string }) => (
  <span className={styles.text} data-one-clock={useTimeZone() === company.timeZone || undefined}>
    {children}
  </span>
)
