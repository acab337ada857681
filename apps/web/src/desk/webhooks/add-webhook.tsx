import { deskWebhooks as words } from '@northword/content/desk/desk-webhooks'
import { AskThenShow } from '../frame/ask-then-show.tsx'
import { NewSecret } from './new-secret.tsx'
import { WebhookForm } from './webhook-form.tsx'

export const AddWebhook = () => (
  <AskThenShow<string>
    button={words.add.open}
    title={(secret) => (secret ? words.secret.title : words.add.title)}
    ask={(onAdded, onClose) => <WebhookForm onAdded={onAdded} onClose={onClose} />}
    show={(secret, onClose) => <NewSecret secret={secret} onClose={onClose} />}
  />
)
