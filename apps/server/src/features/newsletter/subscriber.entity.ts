import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { v5 } from 'uuid'

/** An address entered for the newsletter. It gets the newsletter once confirmed. */
export const Subscriber = defineEntity({
  name: 'Subscriber',
  tableName: 'subscribers',
  properties: {
    /** As {@link subscriberId} makes it, or random: from before links outlived a subscription. */
    id: p.uuid().primary(),
    /** As typed; mails go there. */
    email: p.text(),
    emailKey: p.text().unique('subscribers_email_key_unique').hidden(),
    /** When the address was last entered before its confirmation. */
    createdAt: p.datetime(),
    /** When the mailbox's owner confirmed. Null: not yet, and only the confirmation mail is sent. */
    confirmedAt: p.datetime().strictNullable(),
  },
})
export type Subscriber = InferEntity<typeof Subscriber>

const namespace = 'b3a6a8f4-5d1c-4f0e-9a52-7c1c0b8e6d21'

/** Follows from the address, so that links of an earlier subscription end a later one. Gives no right by itself. */
export const subscriberId = (emailKey: string) => v5(emailKey, namespace)
