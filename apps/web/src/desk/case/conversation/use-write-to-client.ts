import { useRef, useState } from 'react'
import { trpc } from '../../../site/api/trpc.ts'
import { randomUuid } from '../../../site/device/random-uuid.ts'
import { useRenewed } from '../current/use-case.ts'
import { afterSaving } from '../current/use-typed-on.ts'

/** A message to a client. The input stays until it is sent; a retry does not send it twice. */
export function useWriteToClient(number: string, seen: string | null) {
  const [text, setText] = useState('')
  /** A changed text is another message, even if the last call got no answer. */
  const keyed = useRef<{ text: string; key: string }>(null)
  const utils = trpc.useUtils()
  const onSettled = useRenewed(number)
  const { mutate, isPending, isSuccess, error } = trpc.desk.writeToClient.useMutation({
    onSuccess(found, sent) {
      setText(afterSaving(sent.text))
      keyed.current = null
      utils.desk.conversation.setData({ number }, found)
    },
    onSettled,
  })
  const send = () => {
    if (isPending) return
    const sent = keyed.current?.text === text ? keyed.current : { text, key: randomUuid() }
    keyed.current = sent
    mutate({ number, text, idempotencyKey: sent.key, seen })
  }
  return { text, type: setText, send, isPending, isSuccess: isSuccess && text === '', error }
}
