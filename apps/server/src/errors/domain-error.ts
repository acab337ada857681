import type { Issue } from '@northword/contract/error-answers'
import { authMessages } from '@northword/contract/messages'

/** Everything that can go wrong, each with its HTTP status and the sentence that a person reads. */
const table = {
  invalid: { status: 400, sentence: 'The request is not valid.' },
  notInBatch: { status: 400, sentence: 'Send this call by itself, not in a batch with others.' },
  malformed: { status: 400, sentence: 'The request body is not valid JSON.' },
  tooDeep: { status: 400, sentence: 'The request holds lists inside lists more deeply than we read them.' },
  brokenRequest: { status: 400, sentence: 'The request is not valid HTTP.' },
  incomplete: { status: 400, sentence: 'The request broke off before it was complete.' },
  badAddress: { status: 400, sentence: 'This address is not valid.' },
  unknownService: { status: 400, sentence: 'Choose a service from our catalog' },
  passwordIncorrect: { status: 400, sentence: 'This password is not correct.' },
  linkExpired: {
    status: 400,
    sentence: 'This link has expired or was used before. Please ask for a new one.',
  },
  wrongCredentials: { status: 401, sentence: authMessages.signInFailed },
  signedOut: { status: 401, sentence: 'Please sign in.' },
  passwordNeeded: {
    status: 403,
    sentence: 'Enter the password of your account, so that we know it is yours.',
  },
  foreignOrigin: { status: 403, sentence: 'This request came from another site and was refused.' },
  notFound: { status: 404, sentence: 'There is nothing at this address.' },
  methodNotAllowed: { status: 405, sentence: 'This address does not take that method.' },
  tooSlow: { status: 408, sentence: 'The request did not arrive in time. Please try again.' },
  emailTaken: {
    status: 409,
    sentence: 'An account with this email already exists. Sign in, or ask for a new password.',
  },
  cannotCancel: {
    status: 409,
    sentence: 'This order can no longer be cancelled here: an agent has taken it up. Please write to us.',
  },
  tooLarge: { status: 413, sentence: 'The request is larger than 64 KiB. Please shorten the text.' },
  wrongContentType: { status: 415, sentence: 'Send the request as application/json.' },
  unmetExpectation: { status: 417, sentence: 'This server meets no Expect header but 100-continue.' },
  keyReused: {
    status: 422,
    sentence: 'This idempotency key was already used for an order with other content.',
  },
  tooManyTries: { status: 429, sentence: 'Too many tries. Please wait a little and try again.' },
  headersTooLarge: { status: 431, sentence: 'The headers of the request are too large.' },
  unexpected: { status: 500, sentence: 'Something went wrong. Please try again.' },
  busy: { status: 503, sentence: 'Too many people are signing in right now. Please try again in a moment.' },
  unavailable: {
    status: 503,
    sentence: 'We cannot reach our database right now. Please try again in a moment.',
  },
} as const
export type ErrorCode = keyof typeof table

/** When a client may try again after a 503, in seconds. */
const soonSeconds = 2

interface Detail {
  message?: string
  issues?: Issue[]
  retryAfterSeconds?: number
  cause?: unknown
}

/** A failure that clients are told of. `message` is a sentence for a person. */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly status: (typeof table)[ErrorCode]['status']
  readonly issues: Issue[] | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, detail: Detail = {}) {
    super(detail.message ?? table[code].sentence, { cause: detail.cause })
    this.code = code
    this.status = table[code].status
    this.issues = detail.issues
    this.retryAfterSeconds = detail.retryAfterSeconds ?? (this.status === 503 ? soonSeconds : undefined)
  }

  /** The body that a REST client reads. */
  toJSON() {
    return { message: this.message, ...(this.issues && { issues: this.issues }) }
  }
}

/** The error for somebody who has tried too often. */
export function tooManyTries(msToWait: number): DomainError {
  const retryAfterSeconds = Math.max(1, Math.ceil(msToWait / 1_000))
  const minutes = Math.ceil(retryAfterSeconds / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return new DomainError('tooManyTries', {
    message: `Too many tries. Please wait ${wait} and try again.`,
    retryAfterSeconds,
  })
}
