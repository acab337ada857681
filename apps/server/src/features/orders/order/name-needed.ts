import { fieldError } from '../../../errors/domain-error.ts'

/** The error for a link's holder who acts without giving a name. */
export const nameNeeded = () => fieldError('by', 'invalid', 'Name is required')
