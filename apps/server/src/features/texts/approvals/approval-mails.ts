import {
  approvalByLink,
  approvalNotice,
  approvalReceipt,
  approvalUndone,
  approvalUndoneNotice,
} from '@northword/content/mails/approval-mails'
import type { SiteContent } from '@northword/contract/content/site-content'
import type { TextApproval } from '../versions/text-approval.entity.ts'
import { pieceOf } from '../versions/pieces-of-order.ts'
import type { NewMail } from '../../mail/new-mail.ts'
import { mailAbout, namesOf, noticeAbout, toClient } from '../../orders/mails/about-order.ts'
import type { Order } from '../../orders/order/order.entity.ts'
import { approvalUndo } from './approval-undo.ts'

interface Approved extends TextApproval {
  approved: number
  of: number
  isComplete: boolean
  /** True: by the account whose proven address is the order's. */
  isProven: boolean
}

/** Mails about an approval: to the studio, and to the client if the order has an address. */
export function approvalMails(order: Order, approval: Approved, site: SiteContent): NewMail[] {
  const facts = { ...factsOf(order, approval, site), ...approval, by: approval.name }
  return [noticeAbout(order, 'approval-notice', approvalNotice(facts)), ...toClient(order, receipt)]

  function receipt() {
    if (approval.how === 'account')
      return mailAbout(order, 'approval-receipt', approvalReceipt(facts, { isNamed: approval.isProven }))
    const { subject, body, action } = approvalByLink(facts)
    const undo = { label: action, purpose: approvalUndo, subjectId: approval.id }
    return mailAbout(order, 'approval-receipt', { subject, body: { ...body, action: undo } })
  }
}

/** Mails about an undone approval, to the same addresses. */
export function undoneMails(
  order: Order,
  approval: TextApproval & { endedAt: Date },
  site: SiteContent,
): NewMail[] {
  const facts = { ...factsOf(order, approval, site), endedAt: approval.endedAt }
  return [
    noticeAbout(order, 'approval-undone-notice', approvalUndoneNotice(facts)),
    ...toClient(order, () => mailAbout(order, 'approval-undone', approvalUndone(facts))),
  ]
}

function factsOf(
  order: Order,
  { piece, version, sha256, name: by, how, at }: TextApproval,
  { company: { timeZone } }: SiteContent,
) {
  const { title } = pieceOf(order, piece)
  return { ...namesOf(order), title, version, sha256, by, how, at, timeZone }
}
