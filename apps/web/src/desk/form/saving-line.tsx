import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { callFailure } from '../../site/api/call-failure.ts'
import { failureSentence } from '../api/failure-sentence.ts'

interface Words extends Record<'unreachable' | 'unsettled' | 'onDevice' | 'notOnDevice', string> {
  failed: (reason: string) => string
}

interface SavingLineProps {
  words: Words
  state: { isSaved: boolean; isKept: boolean; error: unknown }
  /** Saving waits until the member has chosen what stays. */
  isWaiting: boolean
  /** The sentence as long as nothing fails. */
  saved: string | false
  /** Shown while something waits to be saved. */
  children: ReactNode
}

/** Tells whether the server has what was typed. Saving and errors are announced to screen readers. */
export function SavingLine({ words, state, isWaiting, saved, children }: SavingLineProps) {
  const { isSaved, isKept, error } = state
  const isFailing = Boolean(error) || isWaiting
  const reason = () => (isWaiting ? words.unsettled : sentenceOf(error, words))
  return (
    <Text size="sm" c={isFailing ? 'var(--red-pen)' : 'dimmed'} fw={isFailing ? 600 : undefined}>
      <span role="status">
        {isFailing ? words.failed(reason()) : saved}
        {isFailing && !isSaved && ` ${isKept ? words.onDevice : words.notOnDevice}`}
      </span>
      {!isSaved && !isFailing && children}
    </Text>
  )
}

/** The message about the text is more specific than "not valid". */
function sentenceOf(error: unknown, words: Words): string {
  const { status, issues } = callFailure(error)
  if (status === 0) return words.unreachable
  return issues[0]?.message ?? failureSentence(error)
}
