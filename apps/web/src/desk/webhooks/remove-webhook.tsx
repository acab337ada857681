import { Button } from '@mantine/core'
import { deskWebhooks } from '@northword/content/desk-webhooks'
import type { WebhookView } from '@northword/contract/webhooks'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { deskClient } from '../api/desk-client.ts'
import { Confirm } from '../frame/confirm.tsx'
import { nameOf } from './name-of.ts'
import { useWebhookStep, webhooksQuery } from './webhooks-query.ts'

const words = deskWebhooks.remove

/** Deletes an endpoint, after a question. */
export function RemoveWebhook({ webhook }: { webhook: WebhookView }) {
  const { id } = webhook
  const [opened, setOpened] = useState(false)
  const navigate = useNavigate()
  const { mutate, isPending, error } = useWebhookStep(async () => {
    await deskClient.webhooks.remove.mutate({ id })
    // Before the list is fetched anew, in which it is no more. What was sent to it cannot be asked for.
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
