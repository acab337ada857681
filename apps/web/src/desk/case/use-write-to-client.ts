import { useState } from 'react'
import { trpc } from '../../site/api/trpc.ts'
import { randomUuid } from '../../site/device/random-uuid.ts'
import { useRenewed } from './use-case.ts'
import { afterSaving } from './use-typed-on.ts'

/** A message to a client. The input stays until it is sent; a retry does not send it twice. */
export function useWriteToClient(number: string, seen: string | null) {
  const [text, setText] = useState('')
  const [idempotencyKey, setKey] = useState(randomUuid)
  const utils = trpc.useUtils()
  const onSettled = useRenewed(number)
  const { mutate, isPending, isSuccess, isError, error } = trpc.desk.writeToClient.useMutation({
    onSuccess(found, sent) {
      setText(afterSaving(sent.text))
      setKey(randomUuid())
      utils.desk.conversation.setData({ number }, found)
    },
    onSettled,
  })
  const type = (typed: string) => {
    setText(typed)
    // A changed text is another message, even if the last call got no answer.
    if (isError) setKey(randomUuid())
  }
  const send = () => {
    if (!isPending) mutate({ number, text, idempotencyKey, seen })
  }
  return { text, type, send, isPending, isSuccess, error }
}
