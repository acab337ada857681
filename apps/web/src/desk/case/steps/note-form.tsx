import { Button, Stack, Textarea } from '@mantine/core'
import { deskCase } from '@northword/content/desk/desk-case'
import { useRef, useState } from 'react'
import { Outcome } from '../../../components/outcome.tsx'
import { trpc } from '../../../site/api/trpc.ts'
import { randomUuid } from '../../../site/device/random-uuid.ts'
import { onSubmit } from '../../form/on-submit.ts'
import { Done } from '../../frame/done.tsx'
import { Part } from '../../frame/part.tsx'
import { useRenewed } from '../current/use-case.ts'
import { afterSaving } from '../current/use-typed-on.ts'

const words = deskCase.note

export function NoteForm({ number }: { number: string }) {
  const { text, setText, send, isPending, isSuccess, error } = useNote(number)
  return (
    <Part heading={words.heading}>
      <form onSubmit={onSubmit(send)}>
        <Stack gap="sm" align="start">
          <Textarea
            label={words.label}
            description={words.hint}
            autosize
            minRows={2}
            w="100%"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button type="submit" loading={isPending}>
            {words.save}
          </Button>
          <Done isInForm>{isSuccess && text === '' && words.saved}</Done>
          <Outcome error={error} />
        </Stack>
      </form>
    </Part>
  )
}

/** A note. The input stays until it is saved; a retry does not save it twice. */
function useNote(number: string) {
  const [text, setText] = useState('')
  /** A changed text is another note, even if the last call got no answer. */
  const keyed = useRef<{ text: string; key: string }>(null)
  const { mutate, isPending, isSuccess, error } = trpc.desk.addNote.useMutation({
    onSuccess(_, saved) {
      setText(afterSaving(saved.text))
      keyed.current = null
    },
    onSettled: useRenewed(number),
  })
  const send = () => {
    if (keyed.current?.text !== text) keyed.current = { text, key: randomUuid() }
    mutate({ number, text, idempotencyKey: keyed.current.key })
  }
  return { text, setText, send, isPending, isSuccess, error }
}
