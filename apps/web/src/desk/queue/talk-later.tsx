import { Button, Group, Stack } from '@mantine/core'
import { deskQueue } from '@northword/content/desk/desk-queue'
import { type FormEvent, useState } from 'react'
import { Outcome } from '../../components/outcome.tsx'
import { Ask } from '../frame/ask.tsx'
import { MomentField, momentOf } from '../time/moment-field.tsx'
import { momentOfChoice } from './later-choices.ts'
import type { OrderDuty } from './use-queue-keys.ts'
import { useTalkLater } from './use-talk-later.ts'

const words = deskQueue.later

interface TalkLaterProps {
  duty: OrderDuty
  onClose: () => void
  /** Called after success and after a conflict. */
  onSettled: () => void
}

/** Puts a duty off, by one press or until a typed time. */
export function TalkLater({ duty, onClose, onSettled }: TalkLaterProps) {
  const [typed, setTyped] = useState('')
  const { putOff, isPending, error } = useTalkLater(duty, { onClose, onSettled })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    putOff(momentOf(typed))
  }
  return (
    <Ask title={words.title(duty.number)} opened onClose={onClose} pending={isPending}>
      <Stack gap="xs" pt="0.25rem">
        {(['hour', 'afternoon', 'tomorrow', 'monday'] as const).map((choice, at) => (
          <Button
            key={choice}
            disabled={isPending}
            data-autofocus={at === 0 || undefined}
            onClick={() => putOff(momentOfChoice(choice, new Date()).toISOString())}
          >
            {words.choices[choice]}
          </Button>
        ))}
      </Stack>
      <form onSubmit={onSubmit}>
        <Group align="end" gap="sm">
          <MomentField label={words.until} value={typed} onChange={setTyped} />
          <Button type="submit" loading={isPending}>
            {words.save}
          </Button>
        </Group>
      </form>
      <Outcome error={error} />
    </Ask>
  )
}
