/* Lazy loaders. Each rejects if its chunk cannot be fetched; the next call retries. */

const load = () => import('./newsletter-calls.ts')

export const loadSubscribe = async () => (await load()).subscribe
export const loadConfirmSubscription = async () => (await load()).confirmSubscription
export const loadUnsubscribe = async () => (await load()).unsubscribe
