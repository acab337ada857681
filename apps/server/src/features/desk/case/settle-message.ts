import { fieldsBy } from '@northword/contract/form-fields'
import { contactForm } from '@northword/contract/site/contact'
import type { MessageView } from '@northword/contract/desk/desk-messages'
import type { StaffContext } from '../../../doors/context.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { clock } from '../../../time/clock.ts'
import { ContactMessage } from '../../contact/contact-message.entity.ts'
import { idOf, type Staff } from '../../people/actor.ts'
import { DeskEntry, entryOf } from './desk-entry.entity.ts'
import { isFresh } from './undo-step.ts'

/** Notes that a message was answered from the studio's mailbox. Repeatable. @throws {DomainError} `notFound` */
export async function settleMessage({ em, actor }: StaffContext, { id }: { id: string }): Promise<void> {
  await em.transactional(async (tx) => {
    const open = { id, answeredAt: null }
    if ((await tx.nativeUpdate(ContactMessage, open, { answeredAt: clock.now() })) > 0)
      await tx.insert(DeskEntry, entryOf(id, actor, { kind: 'answered' }))
    else if ((await tx.count(ContactMessage, { id })) === 0) throw new DomainError('notFound')
  })
}

/** Only for the member or program that settled it, within ten minutes. @throws {DomainError} `cannotUndo` */
export async function reopenMessage({ em, actor }: StaffContext, { id }: { id: string }): Promise<void> {
  await em.transactional(async (tx) => {
    const last = await tx.findOne(DeskEntry, { subjectId: id }, { orderBy: { at: 'desc', id: 'desc' } })
    const isMine = last?.kind === 'answered' && isBy(last, actor) && isFresh(last.at)
    const reopened =
      isMine &&
      (await tx.nativeUpdate(ContactMessage, { id, answeredAt: { $ne: null } }, { answeredAt: null }))
    if (!reopened) throw new DomainError('cannotUndo')
    await tx.insert(DeskEntry, entryOf(id, actor, { kind: 'undone' }))
  })
}

const isBy = ({ staffId, tokenId }: DeskEntry, actor: Staff) => (tokenId ?? staffId) === idOf(actor)

export async function findMessage({ em }: StaffContext, { id }: { id: string }): Promise<MessageView> {
  const message = await em.findOne(ContactMessage, { id })
  if (!message) throw new DomainError('notFound')
  const { urgent, createdAt, answerBy, answeredAt } = message
  return {
    id,
    ...fieldsBy(contactForm, (field) => message[field]),
    isUrgent: urgent,
    createdAt: createdAt.toISOString(),
    dueAt: answerBy?.toISOString() ?? null,
    answeredAt: answeredAt?.toISOString() ?? null,
  }
}
