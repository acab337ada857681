import type { LinkedOrder } from '@northword/contract/orders/order-links'
import type { Context } from '../../doors/context.ts'
import { Order } from '../orders/order/order.entity.ts'

/** The order that is open by link in the browser. Before its holder says "mine", only enough to recognise it. */
export async function findLinkedOrder({ em, actor }: Pick<Context, 'em' | 'actor'>): Promise<LinkedOrder> {
  if (actor.kind !== 'link') return { kind: 'nothing' }
  const { number, name, fullName, createdAt } = await em.findOneOrFail(Order, { id: actor.orderId })
  if (actor.isKnown) return { kind: 'order', number }
  return { kind: 'stub', service: name, createdAt: createdAt.toISOString(), name: masked(fullName) }
}

/** Initials of the first two words: "A… L…". */
const masked = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => `${Array.from(word)[0] ?? ''}…`)
    .join(' ')
