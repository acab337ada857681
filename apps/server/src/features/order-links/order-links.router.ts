import { linkInput } from '@northword/contract/auth'
import { newLinkForm } from '@northword/contract/order-links'
import { orderNumberInput } from '@northword/contract/order-number'
import { limited, procedure, router, staffProcedure } from '../../doors/trpc.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { closeLink } from './close-link.ts'
import { copyLink, revokeLinks } from './desk-links.ts'
import { findLinkedOrder } from './find-linked-order.ts'
import { confirmAddress, rejectAddress } from './know-address.ts'
import { mailNewLink } from './mail-new-link.ts'
import { openLink } from './open-link.ts'
import { undoCancellation } from './undo-cancellation.ts'

/** Those who speak with clients. */
const agents = staffProcedure('owner', 'agent')

/** For the holder of the link that is open in the browser, on its page. */
const held = procedure.use(({ ctx, next }) => {
  if (ctx.actor.kind !== 'link') throw new DomainError('linkExpired')
  return next({ ctx: { actor: ctx.actor } })
})

export const orderLinksRouter = router({
  /** Opens the order of a link in this browser. */
  open: procedure.input(linkInput).mutation(({ ctx, input }) => openLink(ctx, input)),
  /** Closes it again, here alone. */
  close: procedure.mutation(({ ctx }) => closeLink(ctx)),
  /** What is open in this browser. */
  find: procedure.query(({ ctx }) => findLinkedOrder(ctx)),
  /** "Yes, mine": the order is that of whoever reads its address. */
  confirmAddress: held.mutation(({ ctx }) => confirmAddress(ctx)),
  /** "Not mine". */
  rejectAddress: held.mutation(({ ctx }) => rejectAddress(ctx)),
  /** Answers the same whether or not there is such an order. */
  mailNew: procedure
    .input(newLinkForm)
    .use(limited('linkNetwork'))
    .mutation(({ ctx, input }) => mailNewLink(ctx, input)),
  /** Takes back, by a mailed link, that the holder of another one cancelled an order. */
  undoCancellation: procedure.input(linkInput).mutation(({ ctx, input }) => undoCancellation(ctx, input)),
  copy: agents.input(orderNumberInput).mutation(({ ctx, input }) => copyLink(ctx, input.number)),
  revoke: agents.input(orderNumberInput).mutation(({ ctx, input }) => revokeLinks(ctx, input.number)),
})
