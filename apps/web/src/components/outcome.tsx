import { Alert, Text } from '@mantine/core'
import { profile } from '@northword/content/orders/profile'
import { type Ref, useEffect, useRef } from 'react'
import { usePosted } from '../site/served/page-state.tsx'
import { focusedFirst } from './focused-first.ts'
import { sentenceOf } from './sentence-of.ts'

interface DoneProps {
  ref?: Ref<HTMLParagraphElement> | undefined
  /** It was done without scripts: the page starts with the focus on it. */
  isServed?: boolean
  /** The sentence after success; empty or false before. */
  children: string | false
}

/** Kept in the DOM while empty, so that screen readers announce the change. */
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

/** For {@link Done}: takes the focus once it is done, because the pressed button is removed then. */
export function useFocusOnDone(isDone: boolean) {
  const done = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isDone) done.current?.focus()
  }, [isDone])
  return done
}

interface OutcomeProps {
  /** To the sentence after success. */
  ref?: Ref<HTMLParagraphElement>
  done?: string | false
  /** The procedure's error, or null. */
  error: unknown
  /** The form's name, if it can be posted without scripts. */
  form?: string
  /** Message after a successful post. */
  served?: string
  /** Message where the server did not answer. */
  unreachable?: string
}

/** Outcome of an action, shown while the page is open. */
export function Outcome({ ref, done = false, error, form = '', served = '', unreachable }: OutcomeProps) {
  const posted = usePosted(form)
  const before = done || error ? undefined : posted
  const failure = error ? sentenceOf(error) || (unreachable ?? profile.unreachable) : refusalOf(before)
  const isServed = before?.kind === 'sent'
  return (
    <>
      <Done ref={ref} isServed={isServed}>
        {isServed ? served : done}
      </Done>
      {failure && (
        <Alert tabIndex={-1} {...focusedFirst(before !== undefined)}>
          {failure}
        </Alert>
      )}
    </>
  )
}

const refusalOf = (posted: ReturnType<typeof usePosted>) => (posted?.kind === 'refused' ? posted.message : '')
