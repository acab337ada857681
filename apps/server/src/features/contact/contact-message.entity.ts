import { defineEntity, type InferEntity, p } from '@mikro-orm/core'

const dueIndex = `create index "contact_messages_due_index" on "contact_messages" ((case when urgent then (created_at at time zone 'UTC' - interval '10 years') at time zone 'UTC' else coalesce(answer_by, created_at) end), id) where answered_at is null`

export const ContactMessage = defineEntity({
  name: 'ContactMessage',
  tableName: 'contact_messages',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    /** As typed; the answer goes there. */
    email: p.text(),
    emailKey: p.text().index('contact_messages_email_key_index').hidden(),
    message: p.text(),
    /** As `storedKey` makes it, for the account or the typed address. Null: none was sent, or before keys existed. */
    idempotencyKey: p.text().strictNullable().unique('contact_messages_idempotency_key_unique').hidden(),
    /** True: the sender asked for a quick answer. */
    urgent: p.boolean(),
    /** Promised time of the answer. Null: from before the studio promised one. */
    answerBy: p.datetime().strictNullable(),
    /** When staff noted that it was answered. Null: open. */
    answeredAt: p.datetime().strictNullable(),
    createdAt: p.datetime().index('contact_messages_created_at_index'),
  },
  // Unanswered messages in the order of their promises.
  indexes: [{ name: 'contact_messages_due_index', expression: dueIndex }],
})
export type ContactMessage = InferEntity<typeof ContactMessage>
