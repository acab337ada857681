import { DomainError } from './domain-error.ts'

/** Longest wait for work on a text, so that the answer comes before a proxy times out. */
export const textsWaitSeconds = 12

/** The refusal of work on a text without a place, or after too long a wait. */
export const textsWaiting = () => new DomainError('textsWaiting', { retryAfterSeconds: textsWaitSeconds })
