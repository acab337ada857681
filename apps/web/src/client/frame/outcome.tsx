import { Alert, Text } from '@mantine/core'
import { profile } from '@northword/content/profile'
import { type Ref } from 'react'
import { callFailure } from '../../site/api/call-failure.ts'
import { usePosted } from '../../site/served/page-state.tsx'
import { focusedFirst } from './focused-first.ts'

interface DoneProps {
  ref?: Ref<HTMLParagraphElement>
  /** Whether it was done without scripts, so that the page begins with it. */
  isServed?: boolean
  /** The sentence after success; empty or false before. */
  children: string | false
}

/** Says that something was done. It is in the page before, so that a screen reader hears it change. */
export function Done({ ref, isServed = false, children }: DoneProps) {
  return (
    <Text
      ref={ref}
      role="status"
      tabIndex={-1}
      {...focusedFirst(isServed)}
      fw={600}
      pos={children ? undefined : 'absolute'}
    >
      {children}
    </Text>
  )
}

interface OutcomeProps {
  done?: string | false
  /** The failure of the procedure; null where there is none. */
  error: unknown
  /** The name of the form, where it may have been posted without scripts. */
  form?: string
  /** What is said after that. */
  served?: string
}

/** How an action ended, for as long as the page is on screen. */
export function Outcome({ done = false, error, form = '', served = '' }: OutcomeProps) {
  const posted = usePosted(form)
  const before = done || error ? undefined : posted
  const failure = error ? callFailure(error).message || profile.unreachable : refusalOf(before)
  const isServed = before?.kind === 'sent'
  return (
    <>
      <Done isServed={isServed}>{isServed ? served : done}</Done>
      {failure && (
        <Alert tabIndex={-1} {...focusedFirst(before !== undefined)}>
          {failure}
        </Alert>
      )}
    </>
  )
}

const refusalOf = (posted: ReturnType<typeof usePosted>) => (posted?.kind === 'refused' ? posted.message : '')
