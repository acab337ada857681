import { Button, TextInput } from '@mantine/core'
import { deskWebhooks } from '@northword/content/desk/desk-webhooks'
import { company } from '@northword/content/studio/company'
import { studioDate } from '@northword/content/studio/format-time'
import { replayFailedInput } from '@northword/contract/desk/webhooks'
import { useState } from 'react'
import { deskClient } from '../api/desk-client.ts'
import { AskForm } from '../form/ask-form.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import { Ask } from '../frame/ask.tsx'
import { useStepOn } from '../proof/use-step.ts'
import { webhooksKey } from './webhooks-query.ts'

const words = deskWebhooks.replayFailed

interface ReplayFailedProps {
  id: string
  onDone: (sentence: string) => void
}

export function ReplayFailed({ id, onDone }: ReplayFailedProps) {
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <>
      <Button onClick={() => setOpened(true)}>{words.open}</Button>
      <Ask title={words.title} opened={opened} onClose={close} pending="inside">
        <SinceForm id={id} onDone={onDone} onClose={close} />
      </Ask>
    </>
  )
}

function SinceForm({ id, onDone, onClose }: ReplayFailedProps & { onClose: () => void }) {
  const { mutateAsync } = useStepOn(webhooksKey, deskClient.webhooks.replayFailed.mutate)
  const [initialValues] = useState(fromToday)
  const form = useDeskForm({
    schema: replayFailedInput,
    initialValues,
    beside: { id },
    async send(input) {
      const { count } = await mutateAsync(input)
      onClose()
      onDone(words.done(count))
    },
  })
  return (
    <AskForm words={words} form={form} onClose={onClose}>
      <TextInput
        type="date"
        label={words.since}
        description={words.sinceHint}
        required
        data-autofocus
        {...form.field('since')}
      />
    </AskForm>
  )
}

const fromToday = () => ({ since: studioDate(new Date(), company.timeZone) })
