import { emailKey } from './email-key.ts'

/**
 * The mailbox in which mails to an address most likely meet, as a key for limits alone: with many providers
 * a tag after a plus and the dots before the at sign change nothing. It says of nobody who they are.
 */
export function mailboxOf(address: string): string {
  const key = emailKey(address)
  const at = key.lastIndexOf('@')
  const [name = ''] = key.slice(0, at).split('+')
  return name.replaceAll('.', '') + key.slice(at)
}
