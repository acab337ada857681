import { Text } from '@mantine/core'
import { deskCase } from '@northword/content/desk/desk-case'
import type { DeskCase } from '@northword/contract/desk/desk'
import { isBriefAsked, type OrderStatus } from '@northword/contract/orders/order-status'
import { BriefText } from '../../../texts/brief/brief-text.tsx'
import { useMe } from '../../session/use-me.ts'
import { Hint } from '../../frame/hint.tsx'
import { Part } from '../../frame/part.tsx'

const words = deskCase.brief

/** No revision follows in these states. */
const done: readonly OrderStatus[] = ['Completed', 'Cancelled', 'Refunded']

/** The brief; on a finished order, also what to do with the client's other material. */
export const Brief = ({ found, found: { order } }: { found: DeskCase }) => (
  <Part heading={words.heading}>
    {order.note ? <BriefText brief={order.note} /> : <NoBrief found={found} />}
    {done.includes(order.status) && <Hint mt="xs">{words.material}</Hint>}
  </Part>
)

/** Before the work: who asks for it, and how the work begins without it. */
function NoBrief({ found: { order, claimedBy } }: { found: DeskCase }) {
  const isWriter = useMe().member.role === 'writer'
  const asked = isWriter ? words.asks(claimedBy?.name ?? null) : words.ask
  return <Text c="dimmed">{isBriefAsked(order.status) ? asked : words.none}</Text>
}
