import { refusalOfApproval } from '@northword/contract/texts/refusal-of-approval'
import type { VersionInput } from '@northword/contract/texts/texts'
import type { Telling } from '../../../hooks/hooks.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { TextVersion } from '../versions/text-version.entity.ts'
import type { Order } from '../../orders/order/order.entity.ts'
import { roundsOf } from '../reviews/rounds-of.ts'
import { drafts, TextComment } from '../reviews/text-comment.entity.ts'

/**
 * Refuses the approval of a version that is not final. Call it with the order locked.
 * @throws {DomainError} `cannotApprove`, `newerVersion` also while that one is held, `roundOpen`, `commentsUnsent`
 */
export async function expectApprovable(
  { em, site }: Pick<Telling, 'em' | 'site'>,
  order: Order,
  { piece, version }: Pick<VersionInput, 'piece' | 'version'>,
): Promise<void> {
  const of = { orderId: order.id, piece }
  const refusal = refusalOfApproval({
    status: order.status,
    piece,
    isOld: (await em.count(TextVersion, { ...of, number: { $gt: version } })) > 0,
    rounds: await roundsOf({ em, site }, order),
    unsent: await em.count(TextComment, { ...of, ...drafts.client }),
  })
  if (refusal !== null) throw new DomainError(refusal)
}
