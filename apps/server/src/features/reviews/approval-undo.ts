import { linkPage } from '@northword/contract/by-link'
import { undoLife } from '@northword/content/link-life'
import type { Em } from '../../db/orm.ts'
import { TextApproval } from '../deliveries/text-approval.entity.ts'
import { hourMs, type LinkPurpose } from '../links/link-purpose.ts'
import { mayMailLink } from '../orders/order-link.ts'

/** The purpose of links that take an approval back. Their subject is the approval. */
export const approvalUndo = 'text-approval-undo'

/** The page that they open. */
export const approvalUndoPage = `${linkPage}/undo-approval`

export const approvalUndoLink: LinkPurpose = {
  gives: 'undo',
  path: approvalUndoPage,
  validMs: undoLife.hours * hourMs,
  async mayMail(em, id, mail) {
    const approval = await approvalFor(em, id)
    return approval !== null && mayMailLink(em, approval.orderId, mail)
  },
}

/** The approval that a link takes back; null where it was erased. */
export const approvalFor = (em: Em, id: string): Promise<TextApproval | null> =>
  em.findOne(TextApproval, { id }, { disableIdentityMap: true })
