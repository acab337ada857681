import { DomainError } from '../../errors/domain-error.ts'

/** The error for the holder of a link who does something and does not say who they are. */
export function nameNeeded(): DomainError {
  const message = 'Name is required'
  return new DomainError('invalid', { message, issues: [{ path: 'by', message }] })
}
