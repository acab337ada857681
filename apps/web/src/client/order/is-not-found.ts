import { callFailure } from '../../site/api/call-failure.ts'

/** Whether there is nothing at an address. One with something that cannot be a number names nothing either. */
export const isNotFound = (error: unknown) => error !== null && [400, 404].includes(callFailure(error).status)
