import { Button, Stack, Textarea } from '@mantine/core'
import { deskCase } from '@northword/content/desk/desk-case'
import { useState } from 'react'
import { Outcome } from '../../../components/outcome.tsx'
import { trpc } from '../../../site/api/trpc.ts'
import { onSubmit } from '../../form/on-submit.ts'
import { Done } from '../../frame/done.tsx'
import { Part } from '../../frame/part.tsx'
import { useRenewed } from '../current/use-case.ts'
import { afterSaving } from '../current/use-typed-on.ts'

const words = deskCase.note

export function NoteForm({ number }: { number: string }) {
  const [text, setText] = useState('')
  const save = trpc.desk.addNote.useMutation({
    onSuccess: (_, saved) => setText(afterSaving(saved.text)),
    onSettled: useRenewed(number),
  })
  return (
    <Part heading={words.heading}>
      <form onSubmit={onSubmit(() => save.mutate({ number, text }))}>
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
          <Button type="submit" loading={save.isPending}>
            {words.save}
          </Button>
          <Done isInForm>{save.isSuccess && text === '' && words.saved}</Done>
          <Outcome error={save.error} />
        </Stack>
      </form>
    </Part>
  )
}
