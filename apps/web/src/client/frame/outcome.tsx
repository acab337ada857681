import { Alert, Text } from '@mantine/core'
import { profile } from '@northword/content/profile'
import { type Ref } from 'react'
import { callFailure } from '../../site/api/call-failure.ts'

interface DoneProps {
  ref?: Ref<HTMLParagraphElement>
  /** What was done; empty or false where nothing was. */
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
  /** What a procedure threw; null where it did not. */
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
