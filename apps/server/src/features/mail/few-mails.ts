import { emailKey } from '../../addresses/email-key.ts'
import type { Context } from '../../doors/context.ts'
import { DomainError } from '../../errors/domain-error.ts'
import type { Limits } from '../../limits/limits.ts'
import { mailboxOf } from '../../addresses/mailbox.ts'
import type { NewMail } from './new-mail.ts'

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
  | 'no-account'

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

/** Writes a mail, and rolls it back unless it is to be sent: neither answer nor time reveals which. */
export async function addOrDrop({ em, mail }: Pick<Context, 'em' | 'mail'>, told: NewMail, isSent: boolean) {
  await em
    .transactional(async (tx) => {
      await mail.add(tx, [told])
      if (!isSent) throw dropped
    })
    .catch((error: unknown) => {
      if (error !== dropped) throw error
    })
}

const dropped = new Error('The mail is beyond its limit.')

/** Takes back the count of {@link mayMail}, also a refused one, for a mail that was not written. */
export async function takeBackMail(
  limits: Pick<Limits, 'takeBackAddress'>,
  kind: FewMails,
  address: string,
  provenKey: string | null,
) {
  if (provenKey !== emailKey(address)) await limits.takeBackAddress('unprovenMailbox', keyOf(kind, address))
}
