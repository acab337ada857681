import { type ReactNode, useEffect, useRef } from 'react'
import styles from './notice.module.css'

interface NoticeProps {
  heading: string
  text: string
  steps?: readonly string[]
  /** Whether it answers what somebody has just done; then the focus goes to it. */
  isAnswer: boolean
  children: ReactNode
}

/** What stands in place of a form when there is nothing more to fill in, and where to go from there. */
export function Notice({ heading, text, steps, isAnswer, children }: NoticeProps) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAnswer) ref.current?.focus()
  }, [isAnswer])
  return (
    <div className={styles.notice} data-notice>
      <h2 ref={ref} tabIndex={-1} className={styles.heading}>
        {heading}
      </h2>
      <p>{text}</p>
      {steps && (
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {children}
    </div>
  )
}
