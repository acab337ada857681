import { Button, Stack, Textarea } from '@mantine/core'
import { deskConversation } from '@northword/content/desk/desk-conversation'
import type { FormEvent, KeyboardEvent } from 'react'
import { Outcome } from '../../../components/outcome.tsx'
import { Done } from '../../frame/done.tsx'
import { useWriteToClient } from './use-write-to-client.ts'

const words = deskConversation.form

interface WriteToClientProps {
  number: string
  /** The client's latest message on screen. The reply answers it, but none that came later. */
  seen: string | null
  /** A message waits to leave. */
  isHeld: boolean
}

/** Ctrl or Command with Enter sends. */
export function WriteToClient({ number, seen, isHeld }: WriteToClientProps) {
  const { text, type, send, isPending, isSuccess, error } = useWriteToClient(number, seen)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const onKeyDown = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (key === 'Enter' && (ctrlKey || metaKey)) send()
  }
  return (
    <form onSubmit={onSubmit}>
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
        <Done>{isSuccess && isHeld && words.sent}</Done>
        <Outcome error={error} />
      </Stack>
    </form>
  )
}
