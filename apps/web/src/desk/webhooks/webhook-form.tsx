import { Checkbox, TextInput } from '@mantine/core'
import { deskWebhooks } from '@northword/content/desk/desk-webhooks'
import { addWebhookInput, webhookEvents } from '@northword/contract/desk/webhooks'
import { deskClient } from '../api/desk-client.ts'
import { AskForm } from '../form/ask-form.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import { useStepOn } from '../proof/use-step.ts'
import { webhooksKey } from './webhooks-query.ts'
import '@mantine/core/styles/Checkbox.layer.css'
import type { ComponentProps } from 'react'
import styles from './webhook.module.css'

const words = deskWebhooks.add

interface WebhookFormProps {
  onAdded: (secret: string) => void
  onClose: () => void
}

/** All events are checked by default. */
export function WebhookForm({ onAdded, onClose }: WebhookFormProps) {
  const { mutateAsync } = useStepOn(webhooksKey, deskClient.webhooks.add.mutate)
  const form = useDeskForm({
    schema: addWebhookInput,
    initialValues: { url: '', description: '', events: [...webhookEvents] },
    send: async (input) => onAdded((await mutateAsync(input)).secret),
  })
  return (
    <AskForm words={words} form={form} onClose={onClose}>
      <TextInput
        label={words.url}
        description={words.urlHint}
        type="url"
        autoComplete="off"
        required
        w="100%"
        data-autofocus
        {...form.field('url')}
      />
      <TextInput
        label={words.description}
        description={words.descriptionHint}
        autoComplete="off"
        w="100%"
        {...form.field('description')}
      />
      <EventChoice {...form.field('events')} />
    </AskForm>
  )
}

const EventChoice = (props: Omit<ComponentProps<typeof Checkbox.Group>, 'children'>) => (
  <Checkbox.Group label={deskWebhooks.add.events} w="100%" {...props}>
    <div className={styles.events}>
      {webhookEvents.map((event) => (
        <Checkbox key={event} value={event} label={deskWebhooks.events[event]} />
      ))}
    </div>
  </Checkbox.Group>
)
