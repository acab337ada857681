import { newsletter } from '@northword/content/site/newsletter'
import { linkInput } from '@northword/contract/people/auth'
import { subscribeForm } from '@northword/contract/site/newsletter'
import { newsletterMessages } from '@northword/contract/site/newsletter-messages'
import { sendBy } from '../api/send-by.ts'
import { trpcClient } from '../api/trpc-client.ts'
import type { Done } from '../link-pages/link-page.tsx'

/** Requests the confirmation mail. */
export const subscribe = sendBy(
  subscribeForm,
  async (wish) => {
    const { message } = await trpcClient.newsletter.subscribe.mutate(wish)
    return { message: message || newsletterMessages.asked }
  },
  newsletterMessages,
)

export const confirmSubscription = sendBy(
  linkInput,
  async (link): Promise<Done> => {
    const { message } = await trpcClient.newsletter.confirmSubscription.mutate(link)
    return { kind: 'done', message }
  },
  newsletter.confirm,
)

export const unsubscribe = sendBy(
  linkInput,
  async (link): Promise<Done> => {
    const { message } = await trpcClient.newsletter.unsubscribe.mutate(link)
    return { kind: 'done', message }
  },
  newsletter.unsubscribe,
)
