import { newsletterMessages } from '@northword/contract/newsletter-messages'
import { subscribeForm } from '@northword/contract/newsletter'
import { trpcClient } from '../api/trpc-client.ts'
import { callFailure } from '../api/call-failure.ts'
import { sendBy } from '../api/send-by.ts'
import type { LinkOutcome } from './link-outcome.ts'

/** Checks an address and asks for the mail that subscribes it. Fetched when somebody begins to type one. */
export const subscribe = sendBy(
  subscribeForm,
  async (wish) => {
    const { message } = await trpcClient.newsletter.subscribe.mutate(wish)
    return { message: message || newsletterMessages.asked }
  },
  newsletterMessages,
)

/** Uses the link that confirms a subscription. */
export const confirmSubscription = (token: string) =>
  outcomeOf(trpcClient.newsletter.confirmSubscription.mutate({ token }))

/** Uses the link that ends a subscription. */
export const unsubscribe = (token: string) => outcomeOf(trpcClient.newsletter.unsubscribe.mutate({ token }))

async function outcomeOf(call: Promise<{ message: string }>): Promise<LinkOutcome> {
  try {
    return { kind: 'done', message: (await call).message }
  } catch (error) {
    const { status, message } = callFailure(error)
    if (status === 400) return { kind: 'dead' }
    return { kind: status === 0 ? 'unreachable' : 'failed', message }
  }
}
