import { useRef } from 'react'
import { trpc } from '../../../site/api/trpc.ts'
import { randomUuid } from '../../../site/device/random-uuid.ts'

/** Sends a message. A retry keeps its idempotency key, so that it is stored once. */
export function useWrite(number: string, onWritten: () => void) {
  const utils = trpc.useUtils()
  const sent = useRef({ text: '', idempotencyKey: '' })
  const { mutate, isPending, isSuccess, error } = trpc.conversation.write.useMutation({
    onSuccess(conversation) {
      sent.current = { text: '', idempotencyKey: '' }
      utils.conversation.list.setData({ number }, conversation)
      onWritten()
    },
  })
  const write = (text: string) => {
    const isAgain = sent.current.idempotencyKey !== '' && sent.current.text === text
    if (!isAgain) sent.current = { text, idempotencyKey: randomUuid() }
    mutate({ number, ...sent.current })
  }
  return { write, isPending, isSuccess, error }
}
