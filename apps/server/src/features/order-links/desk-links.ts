import type { MemberContext } from '../../doors/context.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { DeskEntry, entryOf } from '../desk/case/desk-entry.entity.ts'
import { mintLink } from '../links/mint-link.ts'
import { orderOf } from '../orders/find/find-order.ts'
import { lockOrder } from '../orders/order/locked-order.ts'
import { lockRole } from '../people/lock-member.ts'
import { isErased } from '../orders/erase/erased-order.ts'
import { endOrderLinks, orderPurposes } from '../orders/mails/about-order.ts'

type Deskwork = Pick<MemberContext, 'em' | 'actor' | 'links'>

/**
 * Makes a link for staff to hand out. It proves no address, and ends with the rights of its maker.
 * @throws {DomainError} `orderNotFound`, also if its client was erased; `signedOut`
 */
export async function copyLink({ em, actor, links }: Deskwork, number: string): Promise<{ link: string }> {
  const order = await orderOf(em, actor, number)
  if (isErased(order)) throw new DomainError('orderNotFound')
  const subjectId = order.id
  return em.transactional(async (tx) => {
    await lockRole(tx, actor)
    // Waits for a transaction that is ending the order's links.
    await lockOrder(tx, subjectId)
    await tx.insert(DeskEntry, entryOf(subjectId, actor, { kind: 'link-copied' }))
    return {
      link: await mintLink(tx, links, { purpose: orderPurposes.copied, subjectId, madeBy: actor.member.id }),
    }
  })
}

/** Ends every link to an order, in every browser. @throws {DomainError} `orderNotFound` */
export async function revokeLinks({ em, actor }: Deskwork, number: string): Promise<void> {
  const { id } = await orderOf(em, actor, number)
  await em.transactional(async (tx) => {
    await endOrderLinks(tx, [id])
    await tx.insert(DeskEntry, entryOf(id, actor, { kind: 'links-revoked' }))
  })
}
