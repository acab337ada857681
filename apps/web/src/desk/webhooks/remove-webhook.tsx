import { Button } from '@mantine/core'
import { deskWebhooks } from '@northword/content/desk/desk-webhooks'
import type { WebhookView } from '@northword/contract/desk/webhooks'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { deskClient } from '../api/desk-client.ts'
import { Confirm } from '../frame/confirm.tsx'
import { nameOf } from './name-of.ts'
import { useWebhookStep, webhooksQuery } from './webhooks-query.ts'

const words = deskWebhooks.remove

export function RemoveWebhook({ webhook }: { webhook: WebhookView }) {
  const { id } = webhook
  const [opened, setOpened] = useState(false)
  const navigate = useNavigate()
  const { mutate, isPending, error } = useWebhookStep(async () => {
    await deskClient.webhooks.remove.mutate({ id })
    // Before the list is refetched: the deleted endpoint's events can no longer be queried.
    await navigate('/staff/webhooks')
  }, webhooksQuery.queryKey)
  return (
    <>
      <Button onClick={() => setOpened(true)}>{words.open}</Button>
      <Confirm
        words={{ ...words, title: words.title(nameOf(webhook)) }}
        opened={opened}
        onClose={() => setOpened(false)}
        action={{ mutate: () => mutate(undefined), isPending, error }}
      />
    </>
  )
}
