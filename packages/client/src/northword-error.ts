import type { components } from './api.ts'

/** Kinds of error that the API describes, such as `/api/problems#cannotMove`. */
export type ErrorType = components['schemas']['ErrorType']

type Problem = components['schemas']['Problem']

/** Refusal of the server in its own words. `message` is a sentence for people. */
export class NorthwordError extends Error {
  override readonly name = 'NorthwordError'
  readonly status: number
  /** `about:blank` if the answer is not the API's, such as a proxy's. A newer server can have other kinds. */
  readonly type: ErrorType | (string & {})
  readonly title: string
  /** Fields that have to change. Empty for most kinds. */
  readonly issues: NonNullable<Problem['issues']>
  /** Time until the call may succeed; undefined if the server does not say. */
  readonly retryAfterSeconds: number | undefined
  /** By this, the log of the server names the call. */
  readonly requestId: string | undefined
  /** The whole answer, with what only some kinds have. */
  readonly problem: Problem | undefined

  constructor({ status, headers }: Response, problem?: Problem) {
    super(problem?.message ?? `The answer with the status ${status} is not one of the API.`)
    this.status = status
    this.type = problem?.type ?? 'about:blank'
    this.title = problem?.title ?? `Status ${status}`
    this.issues = problem?.issues ?? []
    this.retryAfterSeconds = secondsOf(headers.get('retry-after'))
    this.requestId = headers.get('x-request-id') ?? undefined
    this.problem = problem
  }
}

/** The error of an answer that is no success, with the text of its body. */
export function errorOf(response: Response, text: string): NorthwordError {
  const body = jsonIn(text)
  return new NorthwordError(response, isProblem(body) ? body : undefined)
}

/** Value of a JSON text; undefined if it is none. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'type' in body && 'message' in body

const secondsOf = (header: string | null) =>
  header !== null && /^\d+$/.test(header) ? Number(header) : undefined
