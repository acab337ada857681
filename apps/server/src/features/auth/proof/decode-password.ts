import { fieldError } from '../../../errors/domain-error.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * Decodes the `passwordHash` of the wire: base64 of the password in UTF-8. Undefined if missing.
 * @throws {DomainError} `invalid` if it is not such base64
 */
export function decodePassword(passwordHash: unknown): string | undefined {
  if (passwordHash === undefined || passwordHash === null) return undefined
  const bytes = typeof passwordHash === 'string' ? Buffer.from(passwordHash, 'base64') : null
  if (bytes?.toString('base64') !== passwordHash) throw notBase64()
  try {
    return utf8.decode(bytes)
  } catch {
    throw notBase64()
  }
}

const notBase64 = () =>
  fieldError('passwordHash', 'invalid', 'passwordHash must be the base64 of the password in UTF-8.')
