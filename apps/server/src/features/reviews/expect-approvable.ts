import type { OrderStatus } from '@northword/contract/order-status'
import type { VersionInput } from '@northword/contract/texts'
import type { Em } from '../../db/orm.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { TextVersion } from '../deliveries/text-version.entity.ts'
import type { Order } from '../orders/order.entity.ts'
import { roundsOf } from './rounds-of.ts'
import { drafts, TextComment } from './text-comment.entity.ts'

/** Includes Completed: a text may be approved after the time for changes. */
const states: OrderStatus[] = ['In Production', 'Delivered', 'Revision', 'Completed']

/**
 * Refuses the approval of a version that is not final. Call it with the order locked.
 * @throws {DomainError} `cannotApprove`, `newerVersion` also while that one is held, `roundOpen`, `commentsUnsent`
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
  // In Revision without a round, the studio is fixing a mistake of its own.
  const isAtWork = order.status === 'Revision' && open.length === 0
  if (isAtWork || open.some((round) => round.piece === piece)) throw new DomainError('roundOpen')
  if ((await em.count(TextComment, { ...of, ...drafts.client })) > 0) throw new DomainError('commentsUnsent')
}
