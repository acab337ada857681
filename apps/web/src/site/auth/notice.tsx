import { type ReactNode, useEffect, useRef } from 'react'
import { ButtonLink } from '../ui/button-link.tsx'
import styles from './auth-page.module.css'

interface NoticeProps {
  heading: string
  text: string
  steps?: readonly string[]
  /** Answers an action of the visitor: takes the focus. */
  isAnswer: boolean
  children: ReactNode
}

/** Replaces a finished form and tells the next step. */
export function Notice({ heading, text, steps, isAnswer, children }: NoticeProps) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAnswer) ref.current?.focus()
  }, [isAnswer])
  return (
    <div className={styles.notice} data-notice>
      {/* Without scripts the page arrives with the focus here. */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <h2 ref={ref} tabIndex={-1} autoFocus={isAnswer}>
        {heading}
      </h2>
      <p>{text}</p>
      {steps && (
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {children}
    </div>
  )
}

interface WayOnProps {
  words: { heading: string; text: string; button: string }
  to: string
  isAnswer?: boolean
}

/** A notice with one button. */
export const WayOn = ({ words: { heading, text, button }, to, isAnswer = true }: WayOnProps) => (
  <Notice heading={heading} text={text} isAnswer={isAnswer}>
    <ButtonLink to={to} tone="primary">
      {button}
    </ButtonLink>
  </Notice>
)
