import type { RefObject } from 'react'
import styles from './plain-form.module.css'

/** Why nothing came of a press; it takes the focus and is read out. */
export function Failure({ message, ref }: { message: string; ref: RefObject<HTMLParagraphElement | null> }) {
  return (
    <p role="alert" tabIndex={-1} ref={ref} className={styles.failure}>
      {message}
    </p>
  )
}
