import { defineEntity, type InferEntity, p } from '@mikro-orm/core'

/** An address that wants the newsletter, once it has confirmed it. */
export const Subscriber = defineEntity({
  name: 'Subscriber',
  tableName: 'subscribers',
  properties: {
    id: p.uuid().primary(),
    /** As it was typed; mails go there. */
    email: p.text(),
    emailKey: p.text().unique('subscribers_email_key_unique').hidden(),
    /** When the address was last asked for. */
    createdAt: p.datetime(),
    /** When the mailbox confirmed the wish; null before, and nothing is sent until then. */
    confirmedAt: p.datetime().strictNullable(),
  },
})
export type Subscriber = InferEntity<typeof Subscriber>
