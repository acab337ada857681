import { useState } from 'react'
import { trpc } from '../../site/api/trpc.ts'
import { randomUuid } from '../../site/device/random-uuid.ts'
import { useRenewed } from './use-case.ts'

/** What is typed to a client: it stays until it is written, and sent anew it is written once. */
export function useWriteToClient(number: string, seen: string | null) {
  const [text, setText] = useState('')
  const [idempotencyKey, setKey] = useState(randomUuid)
  const utils = trpc.useUtils()
  const onSettled = useRenewed(number)
  const { mutate, isPending, isSuccess, isError, error } = trpc.desk.writeToClient.useMutation({
    onSuccess(found) {
      setText('')
      setKey(randomUuid())
      utils.desk.conversation.setData({ number }, found)
    },
    onSettled,
  })
  const type = (typed: string) => {
    setText(typed)
    // Another text is another message, also where nobody knows whether the last one arrived.
    if (isError) setKey(randomUuid())
  }
  const send = () => {
    if (!isPending) mutate({ number, text, idempotencyKey, seen })
  }
  return { text, type, send, isPending, isSuccess, error }
}
