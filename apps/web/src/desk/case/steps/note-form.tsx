import { Button, Stack, Textarea } from '@mantine/core'
import { deskCase } from '@northword/content/desk/desk-case'
import { draftPrefix } from '@northword/contract/device/device-key-names'
import { Outcome } from '../../../components/outcome.tsx'
import { trpc } from '../../../site/api/trpc.ts'
import { onSubmit } from '../../form/on-submit.ts'
import { useUnsent } from '../../form/use-unsent.ts'
import { Done } from '../../frame/done.tsx'
import { Part } from '../../frame/part.tsx'
import { useRenewed } from '../current/use-case.ts'
import { afterSaving } from '../current/use-typed-on.ts'

const words = deskCase.note

export function NoteForm({ number }: { number: string }) {
  const { text, type, send, isPending, isSuccess, error } = useNote(number)
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
            onChange={(event) => type(event.currentTarget.value)}
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

/** A note. The input stays until it is saved, also over a reload; a retry does not save it twice. */
function useNote(number: string) {
  const { text, type, keyFor, end } = useUnsent((id) => `${draftPrefix}note:${number}:${id}`)
  const { mutate, isPending, isSuccess, error } = trpc.desk.addNote.useMutation({
    onSuccess: (_, saved) => end(afterSaving(saved.text)),
    onSettled: useRenewed(number),
  })
  const send = () => mutate({ number, text, idempotencyKey: keyFor(text) })
  return { text, type, send, isPending, isSuccess, error }
}
