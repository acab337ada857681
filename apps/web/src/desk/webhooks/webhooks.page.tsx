import { Text } from '@mantine/core'
import { deskWebhooks as words } from '@northword/content/desk/desk-webhooks'
import { useQuery } from '@tanstack/react-query'
import { AskThenShow } from '../frame/ask-then-show.tsx'
import { BackLink } from '../frame/back-link.tsx'
import { DeskHead } from '../frame/desk-head.tsx'
import { Fetched } from '../frame/fetched.tsx'
import { NewSecret } from './new-secret.tsx'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookTable } from './webhook-table.tsx'
import { webhooksQuery } from './webhooks-query.ts'

/** For owners. */
export default function WebhooksPage() {
  const query = useQuery(webhooksQuery)
  return (
    <>
      <BackLink to="/staff">{words.backToStaff}</BackLink>
      <DeskHead heading={words.heading}>
        <AddWebhook />
      </DeskHead>
      <Text maw="42rem" mb="lg">
        {words.intro}
      </Text>
      <Fetched query={query} label={words.loading}>
        {({ webhooks }) =>
          webhooks.length === 0 ? <Text>{words.none}</Text> : <WebhookTable webhooks={webhooks} />
        }
      </Fetched>
    </>
  )
}

const AddWebhook = () => (
  <AskThenShow<string>
    button={words.add.open}
    title={(secret) => (secret ? words.secret.title : words.add.title)}
    renderForm={(onAdded, onClose) => <WebhookForm onAdded={onAdded} onClose={onClose} />}
    renderMade={(secret, onClose) => <NewSecret secret={secret} onClose={onClose} />}
  />
)
