import { deskWebhooks } from '@northword/content/desk/desk-webhooks'
import { webhookEvents, type WebhookView } from '@northword/contract/desk/webhooks'
import { formatDay } from '../../site/ui/date-format.ts'
import { useTimeZone } from '../../site/ui/use-time-zone.ts'
import { Moment } from '../time/moment.tsx'
import styles from './webhook.module.css'

const words = deskWebhooks.facts

export function WebhookFacts({ webhook }: { webhook: WebhookView }) {
  const { url, events, createdAt, createdBy, exposedAt, secondSecretUntil, secondSecretExposedAt } = webhook
  const timeZone = useTimeZone()
  const isAll = events.length === webhookEvents.length
  return (
    <dl className={styles.facts} aria-label={words.label}>
      <dt>{words.url}</dt>
      <dd>{url}</dd>
      <dt>{words.events}</dt>
      <dd>
        {isAll
          ? deskWebhooks.table.eventsOf(1, 1)
          : events.map((event) => deskWebhooks.events[event]).join(', ')}
      </dd>
      <dt>{words.added}</dt>
      <dd>{words.addedBy(formatDay(createdAt, timeZone), createdBy)}</dd>
      <MomentFact name={words.secondSecret} text={words.until} at={secondSecretUntil} />
      <MomentFact name={words.secondExposed} text={words.secondExposedText} at={secondSecretExposedAt} />
      <MomentFact name={words.exposed} text={words.exposedText} at={exposedAt} />
    </dl>
  )
}

/** Nothing if `at` is null. */
const MomentFact = ({ name, text, at }: { name: string; text: string; at: string | null }) =>
  at && (
    <>
      <dt>{name}</dt>
      <dd>
        {text} <Moment at={at} />
      </dd>
    </>
  )
