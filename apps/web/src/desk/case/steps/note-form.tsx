import { Button, Stack, Textarea } from '@mantine/core'
import { deskCase } from '@northword/content/desk/desk-case'
import { type FormEvent, useState } from 'react'
import { Outcome } from '../../../components/outcome.tsx'
import { trpc } from '../../../site/api/trpc.ts'
import { Part } from '../../frame/part.tsx'
import { useRenewed } from '../current/use-case.ts'
import { afterSaving } from '../current/use-typed-on.ts'

const words = deskCase.note

export function NoteForm({ number }: { number: string }) {
  const [text, setText] = useState('')
  const renew = useRenewed(number)
  const save = trpc.desk.addNote.useMutation({
    onSuccess: (_, saved) => setText(afterSaving(saved.text)),
    onSettled: renew,
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({ number, text })
  }
  return (
    <Part heading={words.heading}>
      <form onSubmit={onSubmit}>
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
          <Outcome done={save.isSuccess && text === '' && words.saved} error={save.error} />
        </Stack>
      </form>
    </Part>
  )
}
