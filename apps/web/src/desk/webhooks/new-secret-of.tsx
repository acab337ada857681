import { Alert, Button, Group, Text } from '@mantine/core'
import { desk } from '@northword/content/desk/desk-frame'
import { deskWebhooks } from '@northword/content/desk/desk-webhooks'
import { useState } from 'react'
import { deskClient } from '../api/desk-client.ts'
import { failureSentence } from '../api/failure-sentence.ts'
import { Ask } from '../frame/ask.tsx'
import { NewSecret } from './new-secret.tsx'
import { useWebhookStep } from './webhooks-query.ts'

const words = deskWebhooks.rotate

/** Rotates an endpoint's secret and shows the new one once. */
export function NewSecretOf({ id }: { id: string }) {
  const [opened, setOpened] = useState(false)
  const [secret, setSecret] = useState('')
  const { mutate, isPending, error } = useWebhookStep(() => deskClient.webhooks.rotateSecret.mutate({ id }))
  const open = () => {
    setSecret('')
    setOpened(true)
  }
  const close = () => setOpened(false)
  const make = () => mutate(undefined, { onSuccess: (made) => setSecret(made.secret) })
  const title = secret ? deskWebhooks.secret.title : words.title
  return (
    <>
      <Button onClick={open}>{words.open}</Button>
      <Ask title={title} opened={opened} onClose={close} pending={isPending}>
        {secret ? (
          <NewSecret secret={secret} onClose={close} />
        ) : (
          <>
            <Text>{words.text}</Text>
            {error ? <Alert role="alert">{failureSentence(error)}</Alert> : null}
            <Group gap="sm">
              <Button variant="filled" onClick={make} disabled={isPending}>
                {isPending ? words.pending : words.button}
              </Button>
              <Button onClick={close} disabled={isPending} data-autofocus>
                {desk.cancel}
              </Button>
            </Group>
          </>
        )}
      </Ask>
    </>
  )
}
