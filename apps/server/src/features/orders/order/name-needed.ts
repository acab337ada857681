import { DomainError } from '../../../errors/domain-error.ts'

/** The error for a link's holder who acts without giving a name. */
export function nameNeeded(): DomainError {
  const message = 'Name is required'
  return new DomainError('invalid', { message, issues: [{ path: 'by', message }] })
}
