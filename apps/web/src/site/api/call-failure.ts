import {
  errorSaid,
  type Issue,
  type ProcedureErrorData,
  procedureErrorData,
} from '@northword/contract/error-answers'
import type { NewPrice } from '@northword/contract/orders/seen-price'
import { TRPCClientError } from '@trpc/client'
import { NoAnswer } from './json-fetch.ts'

/** `status` is 0 without an answer; `message` is the server's sentence, or empty; `issues` are by field. */
export interface CallFailure {
  status: number
  message: string
  issues: Issue[]
  /** Milliseconds of the server's Retry-After, or null. */
  retryAfterMs: number | null
  /** Price to agree to. */
  newPrice?: NewPrice | undefined
  /** The server's code of the failure. */
  problem?: string | undefined
}

/** A bug of ours, neither an answer nor the lack of one. A retry does not help. */
export const isOwnMistake = (error: unknown) => !isFailedCall(error)

// tRPC wraps every error that is thrown while it sends.
const isFailedCall = (error: unknown) =>
  error instanceof TRPCClientError && (Boolean(error.meta?.response) || error.cause instanceof NoAnswer)

/** Reads a procedure's error. Logs a bug of ours to the console. */
export function callFailure(error: unknown): CallFailure {
  if (!(error instanceof TRPCClientError) || isOwnMistake(error)) {
    console.error(error)
    return { status: 500, message: '', issues: [], retryAfterMs: null }
  }
  const { response: answer } = error.meta ?? {}
  const response = answer instanceof Response ? answer : undefined
  const data = procedureErrorData.safeParse(error.data).data
  const status = data?.httpStatus ?? response?.status ?? 0
  // The HTTP layer answers `{message}`; network and parse errors have no text for people.
  const body = errorSaid.safeParse(error.meta?.['responseJSON']).data
  const message = data ? error.message : (body?.message ?? '')
  const retryAfterMs = milliseconds(response?.headers.get('retry-after'))
  const { issues = [], problem } = data ?? {}
  return { status, message, issues, retryAfterMs, newPrice: newPriceIn(data), problem }
}

function newPriceIn(data: ProcedureErrorData | undefined): NewPrice | undefined {
  const { release, priceCents } = data ?? {}
  return release === undefined || priceCents === undefined ? undefined : { release, priceCents }
}

function milliseconds(retryAfter: string | null | undefined): number | null {
  const seconds = Number(retryAfter)
  return retryAfter && Number.isFinite(seconds) ? seconds * 1000 : null
}
