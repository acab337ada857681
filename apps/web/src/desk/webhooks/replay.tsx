import { Button } from '@mantine/core'
import { deskWebhooks } from '@northword/content/desk/desk-webhooks'
import type { DeliveryView } from '@northword/contract/desk/webhooks'
import { deskClient } from '../api/desk-client.ts'
import { failureSentence } from '../api/failure-sentence.ts'
import row from '../rows/row-button.module.css'
import { useWebhookStep } from './webhooks-query.ts'

const words = deskWebhooks.deliveries

interface ReplayProps {
  delivery: DeliveryView
  endpointId: string
  onDone: (sentence: string) => void
}

export function Replay({ delivery: { id: deliveryId, event, number }, endpointId: id, onDone }: ReplayProps) {
  const { mutate, isPending } = useWebhookStep(() => deskClient.webhooks.replay.mutate({ id, deliveryId }))
  const name = deskWebhooks.events[event]
  const replay = () =>
    mutate(undefined, {
      onSuccess: () => onDone(words.replayed(name)),
      onError: (error) => onDone(failureSentence(error)),
    })
  return (
    <Button
      className={row.open ?? ''}
      aria-label={words.replayNamed(name, number ?? '')}
      aria-disabled={isPending}
      onClick={() => isPending || replay()}
    >
      {words.replay}
    </Button>
  )
}
