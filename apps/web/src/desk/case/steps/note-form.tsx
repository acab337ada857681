import { Button, Stack, Textarea } from '@mantine/core'
import { deskCase } from '@northword/content/desk/desk-case'
import { useState } from 'react'
import { Outcome } from '../../../components/outcome.tsx'
import { trpc } from '../../../site/api/trpc.ts'
import { onSubmit } from '../../form/on-submit.ts'
import { useKeyOf } from '../../form/use-key-of.ts'
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
  const { keyFor, renew } = useKeyOf()
  const { mutate, isPending, isSuccess, error } = trpc.desk.addNote.useMutation({
    onSuccess(_, saved) {
      setText(afterSaving(saved.text))
      renew()
    },
    onSettled: useRenewed(number),
  })
  const send = () => mutate({ number, text, idempotencyKey: keyFor(text) })
  return { text, setText, send, isPending, isSuccess, error }
}
