import { Button, Stack, Textarea } from '@mantine/core'
import { deskConversation } from '@northword/content/desk/desk-conversation'
import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { Outcome } from '../../../components/outcome.tsx'
import type { DeskConversation } from '@northword/contract/orders/conversation'
import type { UnsentMessage } from '@northword/contract/orders/unsent-message'
import { trpc } from '../../../site/api/trpc.ts'
import { keepMessage, messageKey, readMessage } from '../../../site/consent/unsent-messages.ts'
import { meQuery } from '../../api/me.ts'
import { onSubmit } from '../../form/on-submit.ts'
import { useKeyOf } from '../../form/use-key-of.ts'
import { Done } from '../../frame/done.tsx'
import { useRenewed } from '../current/use-case.ts'
import { heldIn } from './held-in.ts'
import { afterSaving } from '../current/use-typed-on.ts'

const words = deskConversation.form

interface WriteToClientProps {
  number: string
  /** The client's latest message on screen. The reply answers it, but none that came later. */
  seen: string | null
  /** Ids of the messages that wait to leave. */
  held: readonly string[]
}

/** Ctrl or Command with Enter sends. */
export function WriteToClient({ number, seen, held }: WriteToClientProps) {
  const { text, type, send, isPending, written, error } = useWriteToClient(number, seen)
  const onKeyDown = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (key === 'Enter' && (ctrlKey || metaKey)) send()
  }
  return (
    <form onSubmit={onSubmit(send)}>
      <Stack gap="sm" align="start">
        <Textarea
          label={words.label}
          description={words.hint}
          autosize
          minRows={3}
          w="100%"
          value={text}
          onKeyDown={onKeyDown}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <Button type="submit" variant="filled" loading={isPending}>
          {words.button}
        </Button>
        <Done isBeside>{written !== undefined && held.includes(written) && words.sent}</Done>
        <Outcome error={error} />
      </Stack>
    </form>
  )
}

/** A message to a client. The input stays until it is sent, also over a reload; a retry does not send it twice. */
function useWriteToClient(number: string, seen: string | null) {
  const client = useQueryClient()
  // Read once: a call may end the session while its message is on screen.
  const [place] = useState(() => messageKey(number, client.getQueryData(meQuery.queryKey)?.member.id ?? ''))
  const utils = trpc.useUtils()
  const [before] = useState(() => unsentIn(utils.desk.conversation.getData({ number }), readMessage(place)))
  const [text, setText] = useState(before.text)
  const { sent: last } = before
  const { keyFor, renew } = useKeyOf(last && { content: last.text, key: last.idempotencyKey })
  const { mutate, reset, isPending, data, error } = trpc.desk.writeToClient.useMutation({
    onSuccess(found, sent) {
      const rest = afterSaving(sent.text)
      setText(rest)
      keepMessage(place, { text: rest(readMessage(place).text), sent: null })
      renew()
      utils.desk.conversation.setData({ number }, found)
    },
    onSettled: useRenewed(number),
  })
  const send = () => {
    if (isPending) return
    const idempotencyKey = keyFor(text)
    keepMessage(place, { text, sent: { text, idempotencyKey } })
    mutate({ number, text, idempotencyKey, seen })
  }
  /** Of what is typed next, the last outcome says nothing. */
  const type = (typed: string) => {
    if (data) reset()
    setText(typed)
    keepMessage(place, { text: typed })
  }
  const written = data && text === '' ? heldIn(data).at(-1) : undefined
  return { text, type, send, isPending, written, error }
}

/** Without a message that has arrived though its answer was lost. One that was cancelled gets another key. */
function unsentIn(found: DeskConversation | undefined, kept: UnsentMessage): UnsentMessage {
  const last = found?.messages.findLast(({ from }) => from === 'studio')
  if (last?.text !== kept.text.trim()) return kept
  return last.state === 'cancelled' ? { ...kept, sent: null } : { text: '', sent: null }
}
