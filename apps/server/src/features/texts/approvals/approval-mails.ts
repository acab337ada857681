import {
  approvalByLink,
  approvalNotice,
  approvalReceipt,
  approvalUndone,
  approvalUndoneNotice,
} from '@northword/content/mails/approval-mails'
import { company } from '@northword/content/studio/company'
import { senderName } from '@northword/content/mails/mails'
import type { TextApproval } from '../versions/text-approval.entity.ts'
import { pieceOf } from '../versions/pieces-of-order.ts'
import type { NewMail } from '../../mail/new-mail.ts'
import { openedAtDesk } from '../../mail/open-at-desk.ts'
import { mailAbout } from '../../orders/mails/order-link.ts'
import type { Order } from '../../orders/order/order.entity.ts'
import { approvalUndo } from './approval-undo.ts'

interface Approved extends TextApproval {
  approved: number
  of: number
  isComplete: boolean
}

/** Mails about an approval: to the studio, and to the client if the order has an address. */
export function approvalMails(order: Order, approval: Approved): NewMail[] {
  const facts = { ...factsOf(order, approval), ...approval, by: approval.name }
  return [toStudio('approval-notice', order, approvalNotice(facts)), ...toClient(order, receipt)]

  function receipt() {
    if (approval.how === 'account') return mailAbout(order, 'approval-receipt', approvalReceipt(facts))
    const { subject, body, action } = approvalByLink(facts)
    const undo = { label: action, purpose: approvalUndo, subjectId: approval.id }
    return mailAbout(order, 'approval-receipt', { subject, body: { ...body, action: undo } })
  }
}

/** Mails about an undone approval, to the same addresses. */
export function undoneMails(order: Order, approval: TextApproval, endedAt: Date): NewMail[] {
  const facts = { ...factsOf(order, approval), endedAt }
  return [
    toStudio('approval-undone-notice', order, approvalUndoneNotice(facts)),
    ...toClient(order, () => mailAbout(order, 'approval-undone', approvalUndone(facts))),
  ]
}

function factsOf(order: Order, { piece, version, sha256, name: by, how, at }: TextApproval) {
  const { title } = pieceOf(order, piece)
  return { number: order.number, serviceName: order.name, title, version, sha256, by, how, at }
}

const toClient = ({ email }: Order, mail: () => NewMail) => (email === '' ? [] : [mail()])

const toStudio = (kind: string, order: Order, words: Pick<NewMail, 'subject' | 'body'>): NewMail => ({
  kind,
  orderId: order.id,
  from: { name: senderName, address: company.emails.hello },
  to: { name: senderName, address: company.emails.orders },
  ...openedAtDesk(words, `/orders/${order.number}`),
})
