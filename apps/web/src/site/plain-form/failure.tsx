import type { ReactNode, RefObject } from 'react'
import styles from './plain-form.module.css'

interface FailureProps {
  message: string
  ref: RefObject<HTMLDivElement | null>
  /** A remedy, under the sentence. */
  children?: ReactNode
}

/** Says why a form was not sent. It takes the focus and is read out. */
export function Failure({ message, ref, children }: FailureProps) {
  return (
    <div role="alert" tabIndex={-1} ref={ref} className={styles.failure}>
      <p>{message}</p>
      {children}
    </div>
  )
}
