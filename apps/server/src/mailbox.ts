import { emailKey } from './email-key.ts'

/**
 * The mailbox that an address most likely leads to, as a key for limits alone. With many providers a tag after a plus
 * and dots before the at sign make no difference; with others they do, so this identifies nobody.
 */
export function mailboxOf(address: string): string {
  const key = emailKey(address)
  const at = key.lastIndexOf('@')
  const [name = ''] = key.slice(0, at).split('+')
  return name.replaceAll('.', '') + key.slice(at)
}
