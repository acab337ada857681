import { Button } from '@mantine/core'
import { deskWebhooks } from '@northword/content/desk/desk-webhooks'
import { useState } from 'react'
import { Ask } from '../frame/ask.tsx'
import { NewSecret } from './new-secret.tsx'
import { WebhookForm } from './webhook-form.tsx'

/** First the form, then the secret. */
export function AddWebhook() {
  const [opened, setOpened] = useState(false)
  const [secret, setSecret] = useState('')
  const open = () => {
    setSecret('')
    setOpened(true)
  }
  const close = () => setOpened(false)
  return (
    <>
      <Button variant="filled" onClick={open}>
        {deskWebhooks.add.open}
      </Button>
      <Ask
        title={secret ? deskWebhooks.secret.title : deskWebhooks.add.title}
        opened={opened}
        onClose={close}
      >
        {secret ? (
          <NewSecret secret={secret} onClose={close} />
        ) : (
          <WebhookForm onAdded={setSecret} onClose={close} />
        )}
      </Ask>
    </>
  )
}
