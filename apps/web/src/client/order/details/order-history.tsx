import { Text, Timeline } from '@mantine/core'
import { orderHistory as words } from '@northword/content/orders/order-history'
import type { OrderEventView } from '@northword/contract/orders/orders'
import { formatMoment } from '../../../site/ui/date-format.ts'
import { useTimeZone } from '../../../site/ui/use-time-zone.ts'
import { OrderPart } from '../address/order-part.tsx'

/** Events, the latest last. */
export function OrderHistory({ events }: { events: readonly OrderEventView[] }) {
  const timeZone = useTimeZone()
  return (
    <OrderPart heading={words.heading}>
      <Timeline role="list">
        {events.map((event) => (
          <Timeline.Item key={event.at + event.to} role="listitem">
            <Text size="sm">{words.told(event.actor, event.from, event.to)}</Text>
            <Text component="time" dateTime={event.at} display="block" size="xs" c="dimmed">
              {formatMoment(event.at, timeZone)}
            </Text>
          </Timeline.Item>
        ))}
      </Timeline>
    </OrderPart>
  )
}
