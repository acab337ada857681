import { DataList } from '@mantine/core'
import { deskWebhooks } from '@northword/content/desk/desk-webhooks'
import { webhookEvents, type WebhookView } from '@northword/contract/desk/webhooks'
import { Fact } from '../../components/fact.tsx'
import { formatDay } from '../../site/ui/date-format.ts'
import { useTimeZone } from '../../site/ui/use-time-zone.ts'
import { Moment } from '../time/moment.tsx'

const words = deskWebhooks.facts

export function WebhookFacts({ webhook }: { webhook: WebhookView }) {
  const { url, events, createdAt, createdBy, exposedAt, secondSecretUntil, secondSecretExposedAt } = webhook
  const timeZone = useTimeZone()
  const isAll = events.length === webhookEvents.length
  return (
    <DataList withDivider={false} maw="48rem" mb="md" aria-label={words.label}>
      <Fact name={words.url}>{url}</Fact>
      <Fact name={words.events}>
        {isAll
          ? deskWebhooks.table.eventsOf(1, 1)
          : events.map((event) => deskWebhooks.events[event]).join(', ')}
      </Fact>
      <Fact name={words.added}>{words.addedBy(formatDay(createdAt, timeZone), createdBy)}</Fact>
      <MomentFact name={words.secondSecret} text={words.until} at={secondSecretUntil} />
      <MomentFact name={words.secondExposed} text={words.secondExposedText} at={secondSecretExposedAt} />
      <MomentFact name={words.exposed} text={words.exposedText} at={exposedAt} />
    </DataList>
  )
}

/** Nothing if `at` is null. */
const MomentFact = ({ name, text, at }: { name: string; text: string; at: string | null }) =>
  at && (
    <Fact name={name}>
      {text} <Moment at={at} />
    </Fact>
  )
