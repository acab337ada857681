import { emailKey } from '../../addresses/email-key.ts'
import { DomainError } from '../../errors/domain-error.ts'
import type { Limits } from '../../limits/limits.ts'
import { mailboxOf } from '../../addresses/mailbox.ts'

/** Kinds of mail that a stranger can cause by typing an address. */
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
  | 'no-order'

/** Counts a mail to an unproven address. @throws {DomainError} `tooManyTries` */
export async function countFewMails(limits: Pick<Limits, 'countAddress'>, kind: FewMails, address: string) {
  await limits.countAddress('unprovenMailbox', keyOf(kind, address))
}

const keyOf = (kind: FewMails, address: string) => `${kind} ${mailboxOf(address)}`

/**
 * True if an optional mail may be written: always to the actor's proven address, to others a few times an hour.
 * Counts it; never call it in a transaction.
 * @param provenKey the `emailKey` of the actor's proven address; null without one
 */
export async function mayMail(
  limits: Pick<Limits, 'countAddress'>,
  kind: FewMails,
  address: string,
  provenKey: string | null,
): Promise<boolean> {
  return provenKey === emailKey(address) || isWithin(countFewMails(limits, kind, address))
}

/** True if the counted try is within its limit. */
export async function isWithin(counting: Promise<void>): Promise<boolean> {
  try {
    await counting
    return true
  } catch (error) {
    if (error instanceof DomainError && error.code === 'tooManyTries') return false
    throw error
  }
}

/** Takes back the count of {@link mayMail}, also a refused one, for a mail that was not written. */
export async function takeBackMail(
  limits: Pick<Limits, 'takeBackAddress'>,
  kind: FewMails,
  address: string,
  provenKey: string | null,
) {
  if (provenKey !== emailKey(address)) await limits.takeBackAddress('unprovenMailbox', keyOf(kind, address))
}
