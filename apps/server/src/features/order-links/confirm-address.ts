import { strangerName } from '@northword/content/desk/desk-case'
import { addressRejectedNotice } from '@northword/content/mails/mails'
import type { BrowserKeys } from '../../doors/browser-keys.ts'
import type { LinkContext } from '../../doors/context.ts'
import type { Em } from '../../db/orm.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { clock } from '../../time/clock.ts'
import { byOther, DeskEntry, entryOf } from '../desk/case/desk-entry.entity.ts'
import { DeskState, notPutOff } from '../desk/case/desk-state.entity.ts'
import { Mail, unsentTo } from '../mail/mail.entity.ts'
import { endOrderLinks, namesOf, noticeAbout } from '../orders/mails/about-order.ts'
import { withdrawDigests } from '../orders/mails/withdraw-digests.ts'
import { Order } from '../orders/order/order.entity.ts'

/**
 * Proves the address of an order: its reader got the link there and says that the order is theirs.
 * @throws {DomainError} `forbidden` if staff handed the link out
 */
export async function confirmAddress({ em, actor }: Pick<LinkContext, 'em' | 'actor'>): Promise<void> {
  const { isMailed, orderId, emailKey } = actor
  if (!isMailed || emailKey === '') throw new DomainError('forbidden')
  await em.nativeUpdate(Order, { id: orderId, emailKey, provenAt: null }, { provenAt: clock.now() })
}

/**
 * Removes an address whose reader does not know the order. Ends links, deletes unsent mails and tells the studio.
 * @throws {DomainError} `forbidden` if the address is proven, or staff handed the link out
 */
export async function rejectAddress({
  em,
  actor,
  mail,
  browser,
}: Pick<LinkContext, 'em' | 'actor' | 'mail'> & { browser: Pick<BrowserKeys, 'forget'> }): Promise<void> {
  if (!actor.isMailed || actor.isKnown) throw new DomainError('forbidden')
  const { orderId, emailKey } = actor
  await em.transactional(async (tx) => {
    const order = await tx.findOneOrFail(Order, { id: orderId })
    const unproven = { id: orderId, emailKey, provenAt: null }
    // Another reader may have confirmed the address meanwhile, or the desk may have changed it.
    if ((await tx.nativeUpdate(Order, unproven, { email: '', emailKey: '' })) === 0)
      throw new DomainError('forbidden')
    await endOrderLinks(tx, [orderId])
    await tx.nativeDelete(Mail, unsentTo(order.email, orderId))
    await withdrawDigests(tx, [emailKey])
    await tellDesk(tx, orderId)
    await mail.add(tx, [noticeAbout(order, 'order-address-rejected', addressRejectedNotice(namesOf(order)))])
  })
  browser.forget('order')
}

/** Adds a timeline entry, and the case is no longer put off. */
async function tellDesk(em: Em, subjectId: string) {
  await em.insert(DeskEntry, entryOf(subjectId, byOther(strangerName), { kind: 'not-mine' }))
  await em.nativeUpdate(DeskState, { id: subjectId }, notPutOff)
}
