import { type ReactNode, useEffect, useRef } from 'react'
import { ButtonLink } from '../ui/button-link.tsx'
import styles from './auth-page.module.css'

interface NoticeProps {
  heading: string
  text: string
  steps?: readonly string[]
  /** Whether it answers what somebody has just done; then the focus goes to it. */
  isAnswer: boolean
  children: ReactNode
}

/** Stands in place of a form when there is nothing more to fill in, and says where to go from there. */
export function Notice({ heading, text, steps, isAnswer, children }: NoticeProps) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAnswer) ref.current?.focus()
  }, [isAnswer])
  return (
    <div className={styles.notice} data-notice>
      {/* Where no script moves the focus, the page arrives with it here. */}
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

/** A notice that leads on by one button. */
export const WayOn = ({ words: { heading, text, button }, to, isAnswer = true }: WayOnProps) => (
  <Notice heading={heading} text={text} isAnswer={isAnswer}>
    <ButtonLink to={to} tone="primary">
      {button}
    </ButtonLink>
  </Notice>
)
