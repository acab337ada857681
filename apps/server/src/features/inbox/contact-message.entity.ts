import { defineEntity, type InferEntity, p } from '@mikro-orm/core'

const dueIndex = `create index "contact_messages_due_index" on "contact_messages" ((case when urgent then (created_at at time zone 'UTC' - interval '10 years') at time zone 'UTC' else coalesce(answer_by, created_at) end), id) where answered_at is null`

/** A message from the contact form. */
export const ContactMessage = defineEntity({
  name: 'ContactMessage',
  tableName: 'contact_messages',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    /** As it was typed; the answer goes there. */
    email: p.text(),
    /** The form in which addresses are compared; see `emailKey`. */
    emailKey: p.text().index('contact_messages_email_key_index').hidden(),
    message: p.text(),
    /** Of the form that sent it; null where it came without one, and for messages from before there were any. */
    idempotencyKey: p.text().strictNullable().unique('contact_messages_idempotency_key_unique').hidden(),
    /** Whether the sender asked for a quick answer. */
    urgent: p.boolean(),
    /** By when we promised an answer; null for messages from before we promised one. */
    answerBy: p.datetime().strictNullable(),
    /** When staff noted that it is answered; null before. */
    answeredAt: p.datetime().strictNullable(),
    createdAt: p.datetime().index('contact_messages_created_at_index'),
  },
  // What the studio has to answer, in the order in which it promised it.
  indexes: [{ name: 'contact_messages_due_index', expression: dueIndex }],
})
export type ContactMessage = InferEntity<typeof ContactMessage>
