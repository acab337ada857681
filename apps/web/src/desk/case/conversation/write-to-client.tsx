import { Button, Stack, Textarea } from '@mantine/core'
import { deskConversation } from '@northword/content/desk/desk-conversation'
import type { KeyboardEvent } from 'react'
import { Outcome } from '../../../components/outcome.tsx'
import type { DeskConversation } from '@northword/contract/orders/conversation'
import type { UnsentMessage } from '@northword/contract/orders/unsent-message'
import { trpc } from '../../../site/api/trpc.ts'
import { messageKey } from '../../../site/consent/unsent-messages.ts'
import { onSubmit } from '../../form/on-submit.ts'
import { useUnsent } from '../../form/use-unsent.ts'
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
  const utils = trpc.useUtils()
  const unsent = useUnsent(
    (id) => messageKey(number, id),
    (kept) => unsentIn(utils.desk.conversation.getData({ number }), kept),
  )
  const { text } = unsent
  const { mutate, reset, isPending, data, error } = trpc.desk.writeToClient.useMutation({
    onSuccess(found, sent) {
      unsent.end(afterSaving(sent.text))
      utils.desk.conversation.setData({ number }, found)
    },
    onSettled: useRenewed(number),
  })
  const send = () => {
    if (!isPending) mutate({ number, text, idempotencyKey: unsent.keyFor(text), seen })
  }
  /** Of what is typed next, the last outcome says nothing. */
  const type = (typed: string) => {
    if (data) reset()
    unsent.type(typed)
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
