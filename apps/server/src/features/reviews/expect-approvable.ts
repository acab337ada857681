import type { OrderStatus } from '@northword/contract/order-status'
import type { VersionInput } from '@northword/contract/texts'
import type { Em } from '../../db/orm.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { TextVersion } from '../deliveries/text-version.entity.ts'
import type { Order } from '../orders/order.entity.ts'
import { roundsOf } from './rounds-of.ts'
import { drafts, TextComment } from './text-comment.entity.ts'

/** Completed as well: a text may be approved whose time for changes is over. */
const states: OrderStatus[] = ['In Production', 'Delivered', 'Revision', 'Completed']

/**
 * Refuses the approval of a version that is not the last word. To be called while the order is locked.
 * @throws {DomainError} `cannotApprove`, `newerVersion` also where that one is still held, `roundOpen`, `commentsUnsent`
 */
export async function expectApprovable(
  em: Em,
  order: Order,
  { piece, version }: Pick<VersionInput, 'piece' | 'version'>,
): Promise<void> {
  if (!states.includes(order.status)) throw new DomainError('cannotApprove')
  const of = { orderId: order.id, piece }
  if ((await em.count(TextVersion, { ...of, number: { $gt: version } })) > 0)
    throw new DomainError('newerVersion')
  const open = (await roundsOf(em, order)).filter(({ isOpen }) => isOpen)
  // In Revision without a round the studio mends something by itself.
  const isAtWork = order.status === 'Revision' && open.length === 0
  if (isAtWork || open.some((round) => round.piece === piece)) throw new DomainError('roundOpen')
  if ((await em.count(TextComment, { ...of, ...drafts.client })) > 0) throw new DomainError('commentsUnsent')
}
