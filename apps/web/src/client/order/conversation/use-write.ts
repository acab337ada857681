import type { ConversationView } from '@northword/contract/orders/conversation'
import type { UnsentMessage } from '@northword/contract/orders/unsent-message'
import { useEffect, useRef, useState } from 'react'
import { callFailure } from '../../../site/api/call-failure.ts'
import { trpc } from '../../../site/api/trpc.ts'
import { keepMessage, messageKey, readMessage } from '../../../site/consent/unsent-messages.ts'
import { randomUuid } from '../../../site/device/random-uuid.ts'
import { currentSession } from '../../../site/session/session-store.ts'

/**
 * Sends a message, and keeps what is typed until then. A retry has the same idempotency key, also after a reload, so
 * that it is stored once.
 */
export function useWrite(number: string) {
  const field = useRef<HTMLTextAreaElement>(null)
  const utils = trpc.useUtils()
  const [key] = useState(() => messageKey(number, currentSession()?.id ?? ''))
  const sent = useRef<UnsentMessage['sent']>(null)
  useEffect(() => {
    const unsent = readMessage(key)
    // A message that was posted without scripts, or whose answer was lost, has arrived.
    if (unsent.text.trim() === latestIn(utils.conversation.list.getData({ number }))) {
      keepMessage(key, { text: '' })
    } else {
      sent.current = unsent.sent
      if (field.current) addAbove(field.current, unsent.text)
    }
  }, [key, number, utils])
  const { mutate, isPending, isSuccess, error } = trpc.conversation.write.useMutation({
    onSuccess(conversation) {
      sent.current = null
      keepMessage(key, { text: '' })
      utils.conversation.list.setData({ number }, conversation)
      if (field.current) field.current.value = ''
    },
    onError(failure) {
      // The text cannot be sent as it is.
      if (callFailure(failure).issues.length > 0) field.current?.focus()
    },
  })
  const write = (text: string) => {
    const last = sent.current
    const message = last?.text === text ? last : { text, idempotencyKey: randomUuid() }
    sent.current = message
    keepMessage(key, { text, sent: message })
    mutate({ number, ...message })
  }
  const type = (text: string) => keepMessage(key, { text })
  return { field, write, type, isPending, isSuccess, error }
}

const latestIn = (conversation: ConversationView | undefined) =>
  conversation?.messages.findLast(({ from }) => from === 'client')?.text

/** Into a field that may hold what was typed before hydration. */
function addAbove(field: HTMLTextAreaElement, text: string) {
  if (!field.value.startsWith(text)) field.value = field.value ? `${text}\n\n${field.value}` : text
}
