import { TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import * as z from 'zod'
import { isDatabaseAway, isStatementStopped } from '../../db/connections/database-away.ts'
import { DomainError, type ErrorCode } from '../../errors/domain-error.ts'

const byStatus: Partial<Record<number, ErrorCode>> = {
  400: 'malformed',
  404: 'notFound',
  405: 'methodNotAllowed',
  413: 'tooLarge',
  415: 'wrongContentType',
}

/** Converts any thrown value to the error for clients. */
export function describeError(error: unknown): DomainError {
  if (error instanceof DomainError) return error
  if (error instanceof z.ZodError) return describeIssues(error)
  if (error instanceof TRPCError && error.cause instanceof DomainError) return error.cause
  if (isStatementStopped(error)) return new DomainError('tookTooLong', { cause: error })
  if (isDatabaseAway(error)) return new DomainError('unavailable', { cause: error })
  const inner = error instanceof TRPCError && error.cause ? describeError(error.cause) : null
  if (inner && inner.code !== 'unexpected') return inner
  const code = byStatus[statusOf(error)]
  // tRPC's wrapper has lost the stack, so the inner error is taken.
  return code || !inner ? new DomainError(code ?? 'unexpected', { cause: error }) : inner
}

function describeIssues(error: z.ZodError): DomainError {
  const issues = error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  // The specification shows only the first broken rule.
  return new DomainError('invalid', { message: issues[0]?.message ?? 'Invalid input', issues })
}

function statusOf(error: unknown): number {
  if (error instanceof TRPCError) return getHTTPStatusCodeFromError(error)
  return error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
}
