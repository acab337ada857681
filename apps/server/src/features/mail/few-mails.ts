import { emailKey } from '../../email-key.ts'
import { DomainError } from '../../errors/domain-error.ts'
import type { Limits } from '../../limits/limits.ts'
import { mailboxOf } from '../../mailbox.ts'

/** What a mail is, where anybody can cause it by typing an address. */
export type FewMails =
  | 'order-confirmation'
  | 'order-digest'
  | 'order-cancellation'
  | 'contact-receipt'
  | 'verify-email'
  | 'newsletter'
  | 'password-changed'
  | 'account-deletion'
  | 'account-kept'

/** Whoever asks, as far as it matters for what is mailed. */
interface Asking {
  emailKey: string
  emailVerifiedAt: Date | null
}

/**
 * Counts one more mail of a kind to an address that nobody has proven.
 * @throws {DomainError} `tooManyTries`
 */
export async function countFewMails(limits: Pick<Limits, 'count'>, kind: FewMails, address: string) {
  await limits.count('unprovenMailbox', `${kind} ${mailboxOf(address)}`)
}

/**
 * Whether to write a mail that nobody misses much: always to an address that whoever asks has proven to
 * own, to others few times an hour. Counts it; not to be called in a transaction.
 */
export async function mayMail(
  limits: Pick<Limits, 'count'>,
  kind: FewMails,
  address: string,
  asking: Asking | null,
): Promise<boolean> {
  if (asking?.emailVerifiedAt && asking.emailKey === emailKey(address)) return true
  try {
    await countFewMails(limits, kind, address)
    return true
  } catch (error) {
    if (error instanceof DomainError && error.code === 'tooManyTries') return false
    throw error
  }
}
