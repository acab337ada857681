/* The code that speaks to the server. Each rejects where it cannot be fetched; a later call tries again. */

const load = () => import('./newsletter-calls.ts')

export const loadSubscribe = async () => (await load()).subscribe
export const loadConfirmSubscription = async () => (await load()).confirmSubscription
export const loadUnsubscribe = async () => (await load()).unsubscribe
