import { defineEntity, type InferEntity, p } from '@mikro-orm/core'

/** An address entered for the newsletter. It gets the newsletter once confirmed. */
export const Subscriber = defineEntity({
  name: 'Subscriber',
  tableName: 'subscribers',
  properties: {
    id: p.uuid().primary(),
    /** As typed; mails go there. */
    email: p.text(),
    emailKey: p.text().unique('subscribers_email_key_unique').hidden(),
    /** When the address was last entered. */
    createdAt: p.datetime(),
    /** When the mailbox's owner confirmed. Null: not yet, and only the confirmation mail is sent. */
    confirmedAt: p.datetime().strictNullable(),
  },
})
export type Subscriber = InferEntity<typeof Subscriber>
