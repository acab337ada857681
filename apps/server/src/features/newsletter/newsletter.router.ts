import { linkInput } from '@northword/contract/people/auth'
import { subscribeForm } from '@northword/contract/site/newsletter'
import { limited, openProcedure, procedure, router } from '../../doors/trpc.ts'
import { confirmSubscription, subscribe, unsubscribe } from './subscribe.ts'

export const newsletterRouter = router({
  /** Answers the same whether or not the address is subscribed. */
  subscribe: openProcedure
    .input(subscribeForm)
    .use(limited('linkNetwork'))
    .mutation(({ ctx, input }) => subscribe(ctx, input)),
  confirmSubscription: procedure
    .input(linkInput)
    .mutation(({ ctx, input }) => confirmSubscription(ctx, input)),
  unsubscribe: procedure.input(linkInput).mutation(({ ctx, input }) => unsubscribe(ctx, input)),
})
