import type { WriteToClientInput } from '@northword/contract/orders/conversation'
import type { StaffContext } from '../../doors/context.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { clock } from '../../time/clock.ts'
import { signatureOf } from '../people/actor.ts'
import { studioMessageMail } from './conversation-mails.ts'
import { type Draft, messageOf, OrderMessage } from './order-message.entity.ts'
import { settle } from './settle.ts'
import { orderToWriteTo } from './write-once.ts'

/**
 * Writes a message of the studio and its mail, in the caller's transaction, and settles the client's messages up to
 * `seen`. False if the idempotency key was already used for it.
 * @throws {DomainError} `cannotWrite` if the client was erased, `messageKeyReused`
 */
export async function answerClient(
  { em, mail, actor, site }: Pick<StaffContext, 'em' | 'mail' | 'actor' | 'site'>,
  id: string,
  { text, idempotencyKey, seen }: Omit<WriteToClientInput, 'number'>,
): Promise<boolean> {
  const staffName = signatureOf(actor, site)
  const draft: Draft = {
    sender: 'studio',
    kind: 'message',
    actor: actor.kind,
    staffId: actor.member.id,
    staffName,
    text,
    idempotencyKey,
  }
  const order = await orderToWriteTo(em, id, draft)
  if (!order) return false
  if (order.email === '') throw new DomainError('cannotWrite')
  const [queued] = await mail.add(em, [studioMessageMail(order, { text, by: staffName }, site)])
  if (!queued) throw new DomainError('unexpected')
  const held = { ...draft, mailId: queued.id, shownAt: queued.startsAt }
  const message = messageOf(id, held, clock.now())
  await em.insert(OrderMessage, message)
  if (seen) await settle(em, id, { seen, by: message.id })
  return true
}
