import { Text } from '@mantine/core'
import { deskCase } from '@northword/content/desk/desk-case'
import type { DeskCase } from '@northword/contract/desk/desk'
import type { OrderStatus } from '@northword/contract/orders/order-status'
import { BriefText } from '../../../texts/brief/brief-text.tsx'
import { Part } from '../../frame/part.tsx'

const words = deskCase.brief

/** No revision follows in these states. */
const done: readonly OrderStatus[] = ['Completed', 'Cancelled', 'Refunded']

/** The brief; on a finished order, also what to do with the client's other material. */
export const Brief = ({ found: { order } }: { found: DeskCase }) => (
  <Part heading={words.heading}>
    {order.note ? <BriefText brief={order.note} /> : <Text c="dimmed">{words.none}</Text>}
    {done.includes(order.status) && (
      <Text size="sm" c="dimmed" mt="xs">
        {words.material}
      </Text>
    )}
  </Part>
)
