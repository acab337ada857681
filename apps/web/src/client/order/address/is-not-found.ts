import { callFailure } from '../../../site/api/call-failure.ts'

/** A 400 counts too: a malformed number names nothing. */
export const isNotFound = (error: unknown) => error !== null && [400, 404].includes(callFailure(error).status)
