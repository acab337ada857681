import { Text, Title } from '@mantine/core'
import { deskWebhooks as words } from '@northword/content/desk/desk-webhooks'
import type { WebhookView } from '@northword/contract/desk/webhooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { BackLink } from '../frame/back-link.tsx'
import { DeskHead } from '../frame/desk-head.tsx'
import { Done } from '../frame/done.tsx'
import { Fetched } from '../frame/fetched.tsx'
import { Deliveries } from './deliveries.tsx'
import { nameOf } from './name-of.ts'
import { WebhookActs } from './webhook-acts.tsx'
import { WebhookFacts } from './webhook-facts.tsx'
import { WebhookState } from './webhook-state.tsx'
import { webhooksQuery } from './webhooks-query.ts'

export default function WebhookPage() {
  const { id } = useParams()
  const query = useQuery(webhooksQuery)
  return (
    <>
      <BackLink to="/staff/webhooks">{words.back}</BackLink>
      <Fetched query={query} label={words.loading}>
        {({ webhooks }) => {
          const webhook = webhooks.find((one) => one.id === id)
          return webhook ? <Endpoint webhook={webhook} /> : <Text>{words.notFound}</Text>
        }}
      </Fetched>
    </>
  )
}

function Endpoint({ webhook }: { webhook: WebhookView }) {
  const [done, setDone] = useState<string | false>(false)
  return (
    <>
      <DeskHead heading={nameOf(webhook)} state={<WebhookState state={webhook.state} />} />
      <WebhookFacts webhook={webhook} />
      <WebhookActs webhook={webhook} onDone={setDone} />
      <Done>{done}</Done>
      <Title order={2} mt="xl" mb="xs">
        {words.deliveries.heading}
      </Title>
      <Deliveries webhook={webhook} onDone={setDone} />
    </>
  )
}
