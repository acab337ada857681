import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { PaymentTerms } from '@northword/contract/payment-terms'

/** A client with an account. Times are UTC. */
export const User = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    /** As it was typed; mails go there. */
    email: p.text(),
    /** The form in which addresses are compared; see `emailKey`. */
    emailKey: p.text().unique('users_email_key_unique').hidden(),
    /** Empty where none was given. */
    phone: p.text(),
    /** argon2id in its own encoding. */
    passwordHash: p.text().hidden(),
    /** How often all sessions were ended. A session is valid only while this is what it was when the session began. */
    sessionEpoch: p.integer().hidden(),
    /** When the owner of the account proved to own the mailbox; null before. */
    emailVerifiedAt: p.datetime().strictNullable(),
    /** When new orders are paid, unless something else is agreed for one. An owner of the studio says so. */
    terms: p.text().$type<PaymentTerms>().default('prepaid').check("terms in ('prepaid', 'net30')").hidden(),
    createdAt: p.datetime(),
    /** When the owner asked for the account to be deleted; null where they did not. */
    deletionRequestedAt: p.datetime().strictNullable().index('users_deletion_requested_at_index'),
  },
})
export type User = InferEntity<typeof User>

/** The key of the user's address if they have proven that it is theirs, else null: typing an address proves nothing. */
export const provenKey = ({ emailKey, emailVerifiedAt }: User): string | null =>
  emailVerifiedAt ? emailKey : null
