import { Button, Stack, Textarea } from '@mantine/core'
import { conversation } from '@northword/content/orders/conversation'
import { answerHours } from '@northword/content/studio/answer-hours'
import { keyPlaceholder } from '@northword/contract/orders/order-key'
import type { FormEvent } from 'react'
import { usePosted } from '../../../site/served/page-state.tsx'
import { Outcome } from '../../../components/outcome.tsx'
import { useWrite } from './use-write.ts'

const words = conversation.form
const name = 'write-message'

/** Keeps the input until it is sent, also what was typed before hydration. */
export function MessageForm({ number, action }: { number: string; action: string }) {
  const posted = usePosted(name)
  const { field, write, type, isPending, isSuccess, error } = useWrite(number)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) write(field.current?.value ?? '')
  }
  return (
    <form method="post" action={action} aria-label={words.label} onSubmit={onSubmit}>
      <input type="hidden" name="idempotencyKey" defaultValue={keyPlaceholder} />
      <Stack gap="sm" align="start" maw="var(--measure)">
        <Textarea
          name="text"
          label={words.label}
          description={words.hint(answerHours)}
          rows={4}
          w="100%"
          ref={field}
          readOnly={isPending}
          onChange={(event) => type(event.currentTarget.value)}
          defaultValue={posted?.kind === 'refused' ? posted.typed['text'] : undefined}
        />
        <Button type="submit" disabled={isPending}>
          {isPending ? words.pending : words.button}
        </Button>
        <Outcome form={name} done={isSuccess && words.sent} served={words.sent} error={error} />
      </Stack>
    </form>
  )
}
