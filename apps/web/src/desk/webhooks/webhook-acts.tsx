import { Alert, Button, Group } from '@mantine/core'
import { deskWebhooks as words } from '@northword/content/desk/desk-webhooks'
import type { WebhookView } from '@northword/contract/desk/webhooks'
import { deskClient } from '../api/desk-client.ts'
import { failureSentence } from '../api/failure-sentence.ts'
import { NewSecretOf } from './new-secret-of.tsx'
import { RemoveWebhook } from './remove-webhook.tsx'
import { SwitchOff } from './switch-off.tsx'
import { useWebhookStep } from './webhooks-query.ts'

interface WebhookActsProps {
  webhook: WebhookView
  onDone: (sentence: string) => void
}

export function WebhookActs({ webhook, onDone }: WebhookActsProps) {
  const { id, state } = webhook
  const isOn = state === 'on' || state === 'failing'
  const test = useWebhookStep(() => deskClient.webhooks.sendTest.mutate({ id }))
  const switchOn = useWebhookStep(() => deskClient.webhooks.switch.mutate({ id, isOn: true }))
  const [step, said] = isOn ? [test, words.test] : [switchOn, words.switchOn]
  const failure = test.error ?? switchOn.error
  return (
    <>
      <Group gap="sm" mb="md">
        <Button
          variant="filled"
          aria-disabled={step.isPending}
          onClick={() => step.isPending || step.mutate(undefined, { onSuccess: () => onDone(said.done) })}
        >
          {step.isPending ? said.pending : said.open}
        </Button>
        <NewSecretOf id={id} />
        {isOn && <SwitchOff id={id} onDone={onDone} />}
        <RemoveWebhook webhook={webhook} />
      </Group>
      {failure ? <Alert role="alert">{failureSentence(failure)}</Alert> : null}
    </>
  )
}
