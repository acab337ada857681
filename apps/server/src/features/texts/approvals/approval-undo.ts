import { linkPage } from '@northword/contract/people/by-link'
import { undoLife } from '@northword/content/studio/link-life'
import type { Em } from '../../../db/orm.ts'
import { TextApproval } from '../versions/text-approval.entity.ts'
import { hourMs, type LinkPurpose } from '../../links/link-purpose.ts'
import { mayMailLink } from '../../orders/mails/about-order.ts'

/** Purpose of links that undo an approval. The subject is the approval's id. */
export const approvalUndo = 'text-approval-undo'

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

/** The approval of an undo link; null if it was erased. */
export const approvalFor = (em: Em, id: string): Promise<TextApproval | null> =>
  em.findOne(TextApproval, { id }, { disableIdentityMap: true })
