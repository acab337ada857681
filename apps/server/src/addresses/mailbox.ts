import { emailKey } from './email-key.ts'

/** Likely mailbox of an address, for limits only: some providers ignore dots and plus tags, others do not. */
export function mailboxOf(address: string): string {
  const key = emailKey(address)
  const at = key.lastIndexOf('@')
  const [name = ''] = key.slice(0, at).split('+')
  return name.replaceAll('.', '') + key.slice(at)
}
