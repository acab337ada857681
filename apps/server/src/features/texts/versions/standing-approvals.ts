import type { ApprovalEnd } from '@northword/contract/texts/approvals'
import type { VersionRow } from '@northword/contract/texts/text-views'
import type { Em } from '../../../db/orm.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { clock } from '../../../time/clock.ts'
import { TextApproval } from './text-approval.entity.ts'

/** Standing approvals of an order, at most one per piece. */
export const approvalsOf = (em: Em, orderId: string): Promise<TextApproval[]> =>
  em.find(TextApproval, { orderId, endedAt: null }, { disableIdentityMap: true })

/** Refuses to change an approved piece. Call it in the same transaction. @throws {DomainError} `textApproved` */
export async function expectNotApproved(em: Em, orderId: string, piece: number): Promise<void> {
  if ((await em.count(TextApproval, { orderId, piece, endedAt: null })) > 0)
    throw new DomainError('textApproved')
}

/** Ends standing approvals and returns their number. The rows stay as evidence. */
export const endApprovals = (
  em: Em,
  some: { id: string } | { orderId: string },
  why: ApprovalEnd,
  endedAt = clock.now(),
): Promise<number> => em.nativeUpdate(TextApproval, { ...some, endedAt: null }, { endedAt, endedWhy: why })

/** Undoes the end of approvals that ended since then because the order was taken up. */
export async function restoreApprovals(em: Em, orderId: string, since: Date): Promise<void> {
  const ended = { orderId, endedWhy: 'taken-up' as const, endedAt: { $gte: since } }
  await em.nativeUpdate(TextApproval, ended, { endedAt: null, endedWhy: null })
}

export function approvalIn(
  approvals: TextApproval[],
  { piece, number }: { piece: number; number: number },
): VersionRow['approval'] {
  const found = approvals.find((one) => one.piece === piece && one.version === number)
  return found ? { by: found.name, at: found.at.toISOString(), how: found.how } : null
}
