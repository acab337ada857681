import { Alert, Text } from '@mantine/core'
import { profile } from '@northword/content/profile'
import { type Ref } from 'react'
import { callFailure } from '../../site/api/call-failure.ts'

interface DoneProps {
  ref?: Ref<HTMLParagraphElement>
  /** The sentence after success; empty or false before. */
  children: string | false
}

/** Says that something was done. It is in the page before, so that a screen reader hears it change. */
export function Done({ ref, children }: DoneProps) {
  return (
    <Text ref={ref} role="status" tabIndex={-1} fw={600} pos={children ? undefined : 'absolute'}>
      {children}
    </Text>
  )
}

interface OutcomeProps {
  done?: string | false
  /** The failure of the procedure; null where there is none. */
  error: unknown
}

/** How an action ended, for as long as the page is on screen. */
export function Outcome({ done = false, error }: OutcomeProps) {
  return (
    <>
      <Done>{done}</Done>
      {error ? <Alert>{callFailure(error).message || profile.unreachable}</Alert> : null}
    </>
  )
}
