import { Text } from '@mantine/core'
import { textReading } from '@northword/content/texts/text-reading'
import type { VersionRow } from '@northword/contract/texts/text-views'
import { formatDay } from '../../../site/ui/date-format.ts'
import { useTimeZone } from '../../../site/ui/use-time-zone.ts'
import { OrderPart } from '../address/order-part.tsx'
import { VersionNote } from '../pieces/version-note.tsx'

const words = textReading.note

/** Who delivered a version and when, with their note. */
export function FromWriter({ version: { by, deliveredAt, note } }: { version: VersionRow }) {
  const delivered = words.delivered(formatDay(deliveredAt, useTimeZone()), by)
  if (note === '') return <Text>{delivered}</Text>
  return (
    <OrderPart heading={words.heading}>
      <VersionNote note={note} />
      <Text size="sm" c="dimmed" mt="xs">
        {delivered}
      </Text>
    </OrderPart>
  )
}
