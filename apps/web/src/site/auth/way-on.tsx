import { ButtonLink } from '../ui/button-link.tsx'
import { Notice } from './notice.tsx'

interface WayOnProps {
  words: { heading: string; text: string; button: string }
  to: string
  /** Whether it answers what somebody has just done; then the focus goes to it. */
  isAnswer: boolean
}

/** A notice that leads on by one button. */
export const WayOn = ({ words: { heading, text, button }, to, isAnswer }: WayOnProps) => (
  <Notice heading={heading} text={text} isAnswer={isAnswer}>
    <ButtonLink to={to} tone="primary">
      {button}
    </ButtonLink>
  </Notice>
)
