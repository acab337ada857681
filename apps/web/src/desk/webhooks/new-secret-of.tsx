import { Button } from '@mantine/core'
import { deskWebhooks } from '@northword/content/desk/desk-webhooks'
import { useState } from 'react'
import { deskClient } from '../api/desk-client.ts'
import { Ask } from '../frame/ask.tsx'
import { Question } from '../frame/confirm.tsx'
import { useStepOn } from '../proof/use-step.ts'
import { NewSecret } from './new-secret.tsx'
import { webhooksKey } from './webhooks-query.ts'

const words = deskWebhooks.rotate

/** Rotates an endpoint's secret and shows the new one once. */
export function NewSecretOf({ id }: { id: string }) {
  const [opened, setOpened] = useState(false)
  const [secret, setSecret] = useState('')
  const step = useStepOn(webhooksKey, () => deskClient.webhooks.rotateSecret.mutate({ id }))
  const open = () => {
    setSecret('')
    setOpened(true)
  }
  const close = () => setOpened(false)
  const mutate = () => step.mutate(undefined, { onSuccess: (made) => setSecret(made.secret) })
  const title = secret ? deskWebhooks.secret.title : words.title
  return (
    <>
      <Button onClick={open}>{words.open}</Button>
      <Ask title={title} opened={opened} onClose={close} pending={step.isPending}>
        {secret ? (
          <NewSecret secret={secret} onClose={close} />
        ) : (
          <Question words={words} onClose={close} action={{ ...step, mutate }} />
        )}
      </Ask>
    </>
  )
}
