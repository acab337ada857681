import { Text, Timeline } from '@mantine/core'
import { orderHistory as words } from '@northword/content/orders/order-history'
import { formatPrice } from '@northword/contract/money/format-price'
import { calendarDay } from '@northword/content/studio/format-time'
import type { DocumentView } from '@northword/contract/money/money-view'
import type { OrderEventView } from '@northword/contract/orders/orders'
import { formatMoment } from '../../../site/ui/date-format.ts'
import { useTimeZone } from '../../../site/ui/use-time-zone.ts'
import { OrderPart } from '../address/order-part.tsx'

interface OrderHistoryProps {
  events: readonly OrderEventView[]
  documents?: readonly DocumentView[]
}

/** Events, the latest last, and payments that changed no state, such as those on NET-30 terms. */
export function OrderHistory({ events, documents = [] }: OrderHistoryProps) {
  const timeZone = useTimeZone()
  const changes = events.map((event) => ({
    id: event.at + event.to,
    at: event.at,
    told: words.told(event),
    when: formatMoment(event.at, timeZone),
  }))
  const payments = events.some(({ to }) => to === 'Paid') ? [] : documents.filter(isPayment).map(paymentOf)
  return (
    <OrderPart heading={words.heading}>
      <Timeline role="list">
        {[...changes, ...payments].sort(byTime).map(({ id, at, told, when }) => (
          <Timeline.Item key={id} role="listitem">
            <Text size="sm">{told}</Text>
            <Text component="time" dateTime={at} display="block" size="xs" c="dimmed">
              {when}
            </Text>
          </Timeline.Item>
        ))}
      </Timeline>
    </OrderPart>
  )
}

const isPayment = ({ kind, isWithdrawn }: DocumentView) => kind === 'receipt' && !isWithdrawn

const paymentOf = ({ number, issuedOn, cents }: DocumentView) => ({
  id: number,
  at: issuedOn,
  told: words.received(formatPrice(cents)),
  when: calendarDay(issuedOn),
})

interface Told {
  at: string
}

/** A day comes after the times in it. */
const byTime = (one: Told, other: Told) => endOf(one).localeCompare(endOf(other))

const endOf = ({ at }: Told) => (at.includes('T') ? at : `${at}T24`)
