import type { ApprovalEnd } from '@northword/contract/approvals'
import type { VersionRow } from '@northword/contract/text-views'
import type { Em } from '../../db/orm.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { clock } from '../../time/clock.ts'
import { TextApproval } from './text-approval.entity.ts'

/** The approvals of an order that stand: one of each text at most. */
export const approvalsOf = (em: Em, orderId: string): Promise<TextApproval[]> =>
  em.find(TextApproval, { orderId, endedAt: null }, { disableIdentityMap: true })

/**
 * Refuses whatever would change a text that is approved. To be called in the transaction that changes it.
 * @throws {DomainError} `textApproved`
 */
export async function expectNotApproved(em: Em, orderId: string, piece: number): Promise<void> {
  if ((await em.count(TextApproval, { orderId, piece, endedAt: null })) > 0)
    throw new DomainError('textApproved')
}

/** Ends the approvals that stand among some; answers how many that were. They stay as evidence. */
export const endApprovals = (
  em: Em,
  some: { id: string } | { orderId: string },
  why: ApprovalEnd,
): Promise<number> =>
  em.nativeUpdate(TextApproval, { ...some, endedAt: null }, { endedAt: clock.now(), endedWhy: why })

/** Lets those approvals of an order stand again that ended since then because it was taken up, where that is undone. */
export async function restoreApprovals(em: Em, orderId: string, since: Date): Promise<void> {
  const ended = { orderId, endedWhy: 'taken-up' as const, endedAt: { $gte: since } }
  await em.nativeUpdate(TextApproval, ended, { endedAt: null, endedWhy: null })
}

/** The approval of a version, as a list shows it. */
export function approvalIn(
  approvals: TextApproval[],
  { piece, number }: { piece: number; number: number },
): VersionRow['approval'] {
  const found = approvals.find((one) => one.piece === piece && one.version === number)
  return found ? { by: found.name, at: found.at.toISOString(), how: found.how } : null
}
