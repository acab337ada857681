import { defineEntity, type InferEntity, p } from '@mikro-orm/core'

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
    /** Whether the sender asked for a quick answer. */
    urgent: p.boolean(),
    /** By when we promised an answer; null for messages from before we promised one. */
    answerBy: p.datetime().strictNullable(),
    createdAt: p.datetime().index('contact_messages_created_at_index'),
  },
})
export type ContactMessage = InferEntity<typeof ContactMessage>
