import { failures, waitBeforeTrying } from '@northword/content/operate/failures'
import type { Issue, Refusal } from '@northword/contract/error-answers'
import type { ErrorBody } from '@northword/contract/site/problems'
import { authMessages } from '@northword/contract/messages'
import { chooseService } from '@northword/contract/orders/orders'

const statuses = {
  invalid: 400,
  notInBatch: 400,
  malformed: 400,
  tooDeep: 400,
  brokenRequest: 400,
  incomplete: 400,
  badAddress: 400,
  notAnObject: 400,
  saidTwice: 400,
  unknownService: 400,
  passwordIncorrect: 400,
  linkExpired: 400,
  codeNeeded: 400,
  codeIncorrect: 400,
  wrongCredentials: 401,
  signedOut: 401,
  tokenInvalid: 401,
  passwordNeeded: 403,
  forbidden: 403,
  secondFactorNeeded: 403,
  scopeMissing: 403,
  personNeeded: 403,
  foreignOrigin: 403,
  notFound: 404,
  orderNotFound: 404,
  memberNotFound: 404,
  tokenNotFound: 404,
  viewNotFound: 404,
  mailNotFound: 404,
  webhookNotFound: 404,
  deliveryNotFound: 404,
  textNotFound: 404,
  commentNotFound: 404,
  notApproved: 404,
  itemNotFound: 404,
  releaseNotFound: 404,
  methodNotAllowed: 405,
  tooSlow: 408,
  emailTaken: 409,
  priceChanged: 409,
  cannotCancel: 409,
  cannotMove: 409,
  changedMeanwhile: 409,
  cannotUndo: 409,
  viewTaken: 409,
  tooManyViews: 409,
  memberTaken: 409,
  lastOwner: 409,
  cannotRecord: 409,
  noAccount: 409,
  cannotSayPaid: 409,
  cannotWrite: 409,
  mailServerGiven: 409,
  mailTooLate: 409,
  mailTakenBack: 409,
  noAddress: 409,
  webhookOff: 409,
  cannotDeliver: 409,
  textEmpty: 409,
  reportMissing: 409,
  passageNotFound: 409,
  commentSent: 409,
  commentAnswered: 409,
  commentSettled: 409,
  commentsOpen: 409,
  tooManyComments: 409,
  becauseMissing: 409,
  roundOpen: 409,
  reviewOver: 409,
  nothingToSend: 409,
  roundCosts: 409,
  textApproved: 409,
  newerVersion: 409,
  commentsUnsent: 409,
  cannotApprove: 409,
  tooManyWebhooks: 409,
  itemTaken: 409,
  cannotRemove: 409,
  tooManyItems: 409,
  nothingToPublish: 409,
  siteIncomplete: 409,
  publishedMeanwhile: 409,
  cannotTakeBack: 409,
  notScheduled: 409,
  tooManyPreviews: 409,
  inPreview: 409,
  notOpen: 409,
  tooLarge: 413,
  textTooTangled: 422,
  notAPicture: 422,
  wrongContentType: 415,
  unmetExpectation: 417,
  keyReused: 422,
  proofNeeded: 428,
  moneyKeyReused: 422,
  messageKeyReused: 422,
  tooManyTries: 429,
  textsWaiting: 429,
  headersTooLarge: 431,
  unexpected: 500,
  busy: 503,
  tookTooLong: 503,
  unavailable: 503,
} as const
export type ErrorCode = keyof typeof statuses

export const errorCodes = Object.keys(statuses) as ErrorCode[]

const sentences: Record<ErrorCode, string> = {
  ...failures,
  unknownService: chooseService,
  wrongCredentials: authMessages.signInFailed,
}

/** Type URI of a failure (RFC 9457), documented by the API. Relative: the same on every server. */
const problemType = (code: string) => `/api/problems#${code}`

/** A kind of failure, as RFC 9457 names it. */
export const problemOf = (code: ErrorCode) => ({
  type: problemType(code),
  title: sentences[code],
  status: statuses[code],
})

export const problems = errorCodes.map(problemOf)

/** Retry-After of a 503, in seconds. */
const soonSeconds = 2

interface Detail {
  message?: string
  issues?: Issue[]
  /** Hash of the release to agree to. */
  release?: string
  /** Price of that release, in US cents. */
  priceCents?: number
  retryAfterSeconds?: number
  cause?: unknown
}

/** A failure for clients. `message` is a sentence for people. */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly status: (typeof statuses)[ErrorCode]
  readonly issues: Issue[] | undefined
  readonly release: string | undefined
  readonly priceCents: number | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, detail: Detail = {}) {
    super(detail.message ?? sentences[code], { cause: detail.cause })
    this.code = code
    this.status = statuses[code]
    this.issues = detail.issues
    this.release = detail.release
    this.priceCents = detail.priceCents
    this.retryAfterSeconds = detail.retryAfterSeconds ?? (this.status === 503 ? soonSeconds : undefined)
  }

  get refusal(): Refusal {
    return { status: this.status, message: this.message, issues: this.issues ?? [] }
  }

  /** Body for REST clients, also a problem of RFC 9457. */
  toJSON(): ErrorBody {
    const { code, status, message, issues, release } = this
    return {
      message,
      ...(issues && { issues }),
      ...(release && { release }),
      type: problemType(code),
      title: sentences[code],
      status,
      detail: message,
    }
  }
}

/** A failure that is shown under a field of its form. */
export const fieldError = (path: string, code: ErrorCode, message = sentences[code]) =>
  new DomainError(code, { message, issues: [{ path, message }] })

export function tooManyTries(msToWait: number): DomainError {
  const retryAfterSeconds = Math.max(1, Math.ceil(msToWait / 1_000))
  return new DomainError('tooManyTries', {
    message: waitBeforeTrying(Math.ceil(retryAfterSeconds / 60)),
    retryAfterSeconds,
  })
}
