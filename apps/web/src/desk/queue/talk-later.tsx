import { Button, Group, Stack } from '@mantine/core'
import { deskQueue } from '@northword/content/desk/desk-queue'
import { handOf } from '@northword/contract/desk/desk-queue'
import { useState } from 'react'
import { Outcome } from '../../components/outcome.tsx'
import { serverTime } from '../../site/api/server-clock.ts'
import { trpc } from '../../site/api/trpc.ts'
import { onSubmit } from '../form/on-submit.ts'
import { Ask } from '../frame/ask.tsx'
import { MomentField, momentOf } from '../time/moment-field.tsx'
import { useOfferUndo } from '../undo/undo-context.ts'
import { momentOfChoice } from './later-choices.ts'
import type { OrderDuty } from './use-queue-keys.ts'

const words = deskQueue.later

interface TalkLaterProps {
  duty: OrderDuty
  onClose: () => void
  /** Called after success and after a conflict. */
  onSettled: () => void
}

/** Puts a duty off with the others of its hand, by one press or until a typed time. */
export function TalkLater({ duty, onClose, onSettled }: TalkLaterProps) {
  const [typed, setTyped] = useState('')
  const { putOff, isPending, error } = usePutOff({ duty, onClose, onSettled })
  return (
    <Ask title={words.title(duty.number)} opened onClose={onClose} pending={isPending}>
      <Stack gap="xs" pt="0.25rem">
        {(['hour', 'afternoon', 'tomorrow', 'monday'] as const).map((choice, at) => (
          <Button
            key={choice}
            disabled={isPending}
            data-autofocus={at === 0 || undefined}
            onClick={() => putOff(momentOfChoice(choice, new Date(serverTime())).toISOString())}
          >
            {words.choices[choice]}
          </Button>
        ))}
      </Stack>
      <form onSubmit={onSubmit(() => putOff(momentOf(typed)))}>
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

/** `putOff` takes an ISO 8601 time. */
function usePutOff({ duty: { number, version, kind }, onClose, onSettled }: TalkLaterProps) {
  const offerUndo = useOfferUndo()
  const { mutate, isPending, error } = trpc.desk.putOff.useMutation({
    onSuccess() {
      offerUndo({ done: words.done(number), of: { number, version: version + 1 } })
      onClose()
    },
    onSettled,
  })
  return {
    isPending,
    error,
    putOff: (until: string) => mutate({ number, version, until, hand: handOf(kind) }),
  }
}
