import { errorSaid, type Issue, procedureErrorData } from '@northword/contract/error-answers'
import { TRPCClientError } from '@trpc/client'
import { NoAnswer } from './json-fetch.ts'

/**
 * A failed procedure, read. `status` is 0 where no answer came; `message` is our server's sentence
 * for a person, empty where it gave none; `issues` are the rules that the fields break.
 */
export interface CallFailure {
  status: number
  message: string
  issues: Issue[]
  /** Milliseconds that the server asks us to wait, if it does. */
  retryAfterMs: number | null
}

/** Whether a call failed by a bug of ours: neither by an answer nor for the lack of one. Trying again does not help. */
export const isOwnMistake = (error: unknown) => !isFailedCall(error)

// tRPC wraps whatever is thrown while it sends.
const isFailedCall = (error: unknown) =>
  error instanceof TRPCClientError && (Boolean(error.meta?.response) || error.cause instanceof NoAnswer)

/** Reads the failure of a procedure. A bug of ours is written to the console. */
export function callFailure(error: unknown): CallFailure {
  if (!(error instanceof TRPCClientError) || isOwnMistake(error)) {
    console.error(error)
    return { status: 500, message: '', issues: [], retryAfterMs: null }
  }
  const { response: answer } = error.meta ?? {}
  const response = answer instanceof Response ? answer : undefined
  const data = procedureErrorData.safeParse(error.data).data
  const status = data?.httpStatus ?? response?.status ?? 0
  // The HTTP layer answers `{message}`; the text of a network or parse error is not for people.
  const body = errorSaid.safeParse(error.meta?.['responseJSON']).data
  const message = data ? error.message : (body?.message ?? '')
  const retryAfterMs = milliseconds(response?.headers.get('retry-after'))
  return { status, message, issues: data?.issues ?? [], retryAfterMs }
}

function milliseconds(retryAfter: string | null | undefined): number | null {
  const seconds = Number(retryAfter)
  return retryAfter && Number.isFinite(seconds) ? seconds * 1000 : null
}
