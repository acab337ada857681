import { Button } from '@mantine/core'
import { deskWebhooks } from '@northword/content/desk/desk-webhooks'
import { useState } from 'react'
import { deskClient } from '../api/desk-client.ts'
import { Confirm } from '../frame/confirm.tsx'
import { useWebhookStep } from './webhooks-query.ts'

const words = deskWebhooks.switchOff

/** Events that happen while an endpoint is off are never sent to it. */
export function SwitchOff({ id, onDone }: { id: string; onDone: (sentence: string) => void }) {
  const [opened, setOpened] = useState(false)
  const { mutate, isPending, error } = useWebhookStep(async () => {
    await deskClient.webhooks.switch.mutate({ id, isOn: false })
    // Before the endpoint is refetched, which removes this button.
    onDone(words.done)
  })
  return (
    <>
      <Button onClick={() => setOpened(true)}>{words.open}</Button>
      <Confirm
        words={words}
        opened={opened}
        onClose={() => setOpened(false)}
        action={{ mutate: () => mutate(undefined), isPending, error }}
      />
    </>
  )
}
