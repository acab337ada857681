import type { ReactNode, RefObject } from 'react'
import styles from './plain-form.module.css'

interface FailureProps {
  form: { failure: string; cameBack: boolean; result: RefObject<HTMLDivElement | null> }
  /** A remedy below the sentence. */
  children?: ReactNode
}

/** The reason why a form was not sent. Takes the focus. */
export function Failure({ form: { failure, cameBack, result }, children }: FailureProps) {
  // A form that came back has it at its top.
  if (!failure || cameBack) return null
  return (
    <div role="alert" tabIndex={-1} ref={result} className={styles.failure}>
      <p>{failure}</p>
      {children}
    </div>
  )
}
