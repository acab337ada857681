import type { UnsentMessage } from '@northword/contract/orders/unsent-message'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isEndOfDraft } from '../../site/consent/functional-storage.ts'
import { keepMessage, readMessage } from '../../site/consent/unsent-messages.ts'
import { meQuery } from '../api/me.ts'
import { useKeyOf } from './use-key-of.ts'

/**
 * Text of a form and the key of its last attempt, which outlast a reload and the end of a session.
 * @param placeOf their key in the browser's storage
 * @param unsent leaves out what has arrived though its answer was lost
 */
export function useUnsent(
  placeOf: (memberId: string) => string,
  unsent = (kept: UnsentMessage): UnsentMessage => kept,
) {
  const client = useQueryClient()
  // Read once: a call may end the session while its text is on screen.
  const [place] = useState(() => placeOf(client.getQueryData(meQuery.queryKey)?.member.id ?? ''))
  const [before] = useState(() => unsent(readMessage(place)))
  const [text, setText] = useState(before.text)
  useEffect(() => {
    // Empties the field when another tab has saved the text that they share.
    const follow = (event: StorageEvent) => {
      if (event.oldValue && isEndOfDraft(place, event)) setText('')
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [place])
  const { sent } = before
  const { keyFor, renew } = useKeyOf(sent && { content: sent.text, key: sent.idempotencyKey })
  return {
    text,
    type: (typed: string) => {
      setText(typed)
      keepMessage(place, { text: typed })
    },
    /** Idempotency key under which `content` is sent. */
    keyFor: (content: string) => {
      const idempotencyKey = keyFor(content)
      keepMessage(place, { text, sent: { text: content, idempotencyKey } })
      return idempotencyKey
    },
    /** Ends what was saved. `rest`: what has been typed meanwhile. */
    end: (rest: (now: string) => string) => {
      setText(rest)
      keepMessage(place, { text: rest(readMessage(place).text), sent: null })
      renew()
    },
  }
}
