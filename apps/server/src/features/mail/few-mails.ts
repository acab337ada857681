import { emailKey } from '../../email-key.ts'
import { DomainError } from '../../errors/domain-error.ts'
import type { Limits } from '../../limits/limits.ts'
import { mailboxOf } from '../../mailbox.ts'

/** The kinds of mail that anybody can cause by typing an address. */
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

/**
 * Counts one more mail of a kind to an address that nobody has proven.
 * @throws {DomainError} `tooManyTries`
 */
export async function countFewMails(limits: Pick<Limits, 'countAddress'>, kind: FewMails, address: string) {
  await limits.countAddress('unprovenMailbox', keyOf(kind, address))
}

const keyOf = (kind: FewMails, address: string) => `${kind} ${mailboxOf(address)}`

/**
 * Whether to write a mail that nobody misses much: always to the address that the actor has proven, to others a few
 * times an hour. Counts it; not to be called in a transaction.
 * @param provenKey the `emailKey` of the address that the actor has proven; null where there is none
 */
export async function mayMail(
  limits: Pick<Limits, 'countAddress'>,
  kind: FewMails,
  address: string,
  provenKey: string | null,
): Promise<boolean> {
  if (provenKey === emailKey(address)) return true
  try {
    await countFewMails(limits, kind, address)
    return true
  } catch (error) {
    if (error instanceof DomainError && error.code === 'tooManyTries') return false
    throw error
  }
}

/** Takes back what {@link mayMail} has counted, where it said yes and the mail was not written all the same. */
export async function takeBackMail(
  limits: Pick<Limits, 'giveBackAddress'>,
  kind: FewMails,
  address: string,
  provenKey: string | null,
) {
  if (provenKey !== emailKey(address)) await limits.giveBackAddress('unprovenMailbox', keyOf(kind, address))
}
