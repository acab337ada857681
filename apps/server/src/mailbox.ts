import { emailKey } from './email-key.ts'

/**
 * Likely mailbox of an address, only as a key of limits. Many providers ignore dots and plus tags and others do not,
 * so it identifies nobody.
 */
export function mailboxOf(address: string): string {
  const key = emailKey(address)
  const at = key.lastIndexOf('@')
  const [name = ''] = key.slice(0, at).split('+')
  return name.replaceAll('.', '') + key.slice(at)
}
