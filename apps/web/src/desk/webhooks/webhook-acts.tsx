import { Alert, Button, Group } from '@mantine/core'
import { deskWebhooks as words } from '@northword/content/desk/desk-webhooks'
import type { WebhookView } from '@northword/contract/desk/webhooks'
import { useNavigate } from 'react-router-dom'
import { deskClient } from '../api/desk-client.ts'
import { failureSentence } from '../api/failure-sentence.ts'
import { ConfirmButton } from '../frame/confirm.tsx'
import { useStepOn } from '../proof/use-step.ts'
import { nameOf } from './name-of.ts'
import { NewSecretOf } from './new-secret-of.tsx'
import { webhooksKey, webhooksQuery } from './webhooks-query.ts'

interface WebhookActsProps {
  webhook: WebhookView
  onDone: (sentence: string) => void
}

export function WebhookActs({ webhook, onDone }: WebhookActsProps) {
  const { id, state } = webhook
  const isOn = state === 'on' || state === 'failing'
  const test = useStepOn(webhooksKey, () => deskClient.webhooks.sendTest.mutate({ id }))
  const switchOn = useStepOn(webhooksKey, () => deskClient.webhooks.switch.mutate({ id, isOn: true }))
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
        {isOn && <SwitchOff webhook={webhook} onDone={onDone} />}
        <RemoveWebhook webhook={webhook} />
      </Group>
      {failure ? <Alert role="alert">{failureSentence(failure)}</Alert> : null}
    </>
  )
}

/** Events that happen while an endpoint is off are never sent to it. */
function SwitchOff({ webhook: { id }, onDone }: WebhookActsProps) {
  const action = useStepOn(webhooksKey, async () => {
    await deskClient.webhooks.switch.mutate({ id, isOn: false })
    // Before the endpoint is refetched, which removes this button.
    onDone(words.switchOff.done)
  })
  return <ConfirmButton words={words.switchOff} action={action} />
}

function RemoveWebhook({ webhook }: Pick<WebhookActsProps, 'webhook'>) {
  const navigate = useNavigate()
  const action = useStepOn(webhooksQuery.queryKey, async () => {
    await deskClient.webhooks.remove.mutate({ id: webhook.id })
    // Before the list is refetched: the deleted endpoint's events can no longer be queried.
    await navigate('/staff/webhooks')
  })
  const { remove } = words
  return <ConfirmButton words={{ ...remove, title: remove.title(nameOf(webhook)) }} action={action} />
}
