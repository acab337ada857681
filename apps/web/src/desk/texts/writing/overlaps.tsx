import { List, Text } from '@mantine/core'
import { deskTexts } from '@northword/content/desk/desk-texts'
import type { CheckedText } from '@northword/contract/texts/text-views'
import { Link } from 'react-router-dom'

const words = deskTexts.preview

/** Orders whose texts share passages with this one. Clients do not see them. */
export const Overlaps = ({ orders }: { orders: CheckedText['overlapsWith'] }) =>
  orders.length === 0 ? (
    <Text c="dimmed">{words.noOverlaps}</Text>
  ) : (
    <>
      <List>
        {orders.map(({ number, share }) => (
          <List.Item key={number}>
            <Link to={`/orders/${number}`}>{number}</Link>: {words.overlap(Math.round(share * 100))}
          </List.Item>
        ))}
      </List>
      <Text size="sm" c="dimmed" mt="xs">
        {words.overlapsHint}
      </Text>
    </>
  )
