import { useRef } from 'react'
import { callFailure } from '../../../site/api/call-failure.ts'
import { trpc } from '../../../site/api/trpc.ts'
import { randomUuid } from '../../../site/device/random-uuid.ts'

interface Ends {
  onWritten: () => void
  /** The text cannot be sent as it is. */
  onRefused: () => void
}

/** Sends a message. A retry keeps its idempotency key, so that it is stored once. */
export function useWrite(number: string, { onWritten, onRefused }: Ends) {
  const utils = trpc.useUtils()
  const sent = useRef({ text: '', idempotencyKey: '' })
  const { mutate, isPending, isSuccess, error } = trpc.conversation.write.useMutation({
    onSuccess(conversation) {
      sent.current = { text: '', idempotencyKey: '' }
      utils.conversation.list.setData({ number }, conversation)
      onWritten()
    },
    onError(failure) {
      if (callFailure(failure).issues.length > 0) onRefused()
    },
  })
  const write = (text: string) => {
    const isAgain = sent.current.idempotencyKey !== '' && sent.current.text === text
    if (!isAgain) sent.current = { text, idempotencyKey: randomUuid() }
    mutate({ number, ...sent.current })
  }
  return { write, isPending, isSuccess, error }
}
