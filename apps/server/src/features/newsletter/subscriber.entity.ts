import { defineEntity, type InferEntity, p } from '@mikro-orm/core'

/** An address that was entered for the newsletter. It gets the newsletter once it is confirmed. */
export const Subscriber = defineEntity({
  name: 'Subscriber',
  tableName: 'subscribers',
  properties: {
    id: p.uuid().primary(),
    /** As it was typed; mails go there. */
    email: p.text(),
    emailKey: p.text().unique('subscribers_email_key_unique').hidden(),
    /** When the address was last entered. */
    createdAt: p.datetime(),
    /** When the owner of the mailbox confirmed; null before, and nothing but the question is sent until then. */
    confirmedAt: p.datetime().strictNullable(),
  },
})
export type Subscriber = InferEntity<typeof Subscriber>
