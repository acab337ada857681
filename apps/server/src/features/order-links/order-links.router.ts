import { linkInput } from '@northword/contract/people/auth'
import { newLinkForm } from '@northword/contract/orders/order-links'
import { orderNumberInput } from '@northword/contract/orders/order-number-input'
import { limited, procedure, router, staffProcedure } from '../../doors/trpc.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { copyLink, revokeLinks } from './desk-links.ts'
import { confirmAddress, rejectAddress } from './confirm-address.ts'
import { mailNewLink } from './mail-new-link.ts'
import { findLinkedOrder, openLink } from './open-link.ts'
import { undoCancellation } from './undo-cancellation.ts'

const agents = staffProcedure('owner', 'agent')

const held = procedure.use(({ ctx, next }) => {
  if (ctx.actor.kind !== 'link') throw new DomainError('linkExpired')
  return next({ ctx: { actor: ctx.actor } })
})

export const orderLinksRouter = router({
  open: procedure.input(linkInput).mutation(({ ctx, input }) => openLink(ctx, input)),
  /** Removes the opened link from this browser. The link itself stays valid. */
  close: procedure.mutation(({ ctx }) => ctx.browser.forget('order')),
  find: procedure.query(({ ctx }) => findLinkedOrder(ctx)),
  confirmAddress: held.mutation(({ ctx }) => confirmAddress(ctx)),
  rejectAddress: held.mutation(({ ctx }) => rejectAddress(ctx)),
  /** Answers the same with and without such an order. */
  mailNew: procedure
    .input(newLinkForm)
    .use(limited('linkNetwork'))
    .mutation(({ ctx, input }) => mailNewLink(ctx, input)),
  undoCancellation: procedure.input(linkInput).mutation(({ ctx, input }) => undoCancellation(ctx, input)),
  copy: agents.input(orderNumberInput).mutation(({ ctx, input }) => copyLink(ctx, input.number)),
  revoke: agents.input(orderNumberInput).mutation(({ ctx, input }) => revokeLinks(ctx, input.number)),
})
