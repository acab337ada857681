import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { PaymentTerms } from '@northword/contract/money/payment-terms'

/** A client with an account. Times are UTC. */
export const User = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    /** As typed; mails go there. */
    email: p.text(),
    emailKey: p.text().unique('users_email_key_unique').hidden(),
    /** Empty: none given. */
    phone: p.text(),
    /** argon2id in its own encoding. */
    passwordHash: p.text().hidden(),
    /** Raised to end all sessions: one is valid only while this equals its `epoch`. */
    sessionEpoch: p.integer().hidden(),
    /** When the owner proved the mailbox. Null: never. */
    emailVerifiedAt: p.datetime().strictNullable(),
    /** Terms of new orders. Only an owner of the studio sets them. */
    terms: p.text().$type<PaymentTerms>().default('prepaid').check("terms in ('prepaid', 'net30')").hidden(),
    createdAt: p.datetime(),
    /** When the owner asked for deletion. Null: never. */
    deletionRequestedAt: p.datetime().strictNullable().index('users_deletion_requested_at_index'),
  },
})
export type User = InferEntity<typeof User>

/** A reference to a client's account. */
export const toUser = () => p.manyToOne(User).mapToPk()

/** The user's `emailKey` if proven, else null. Typing an address proves nothing. */
export const provenKey = ({ emailKey, emailVerifiedAt }: User): string | null =>
  emailVerifiedAt ? emailKey : null
