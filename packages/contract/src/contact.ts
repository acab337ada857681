import './no-eval.ts'
import * as z from 'zod'
import { email, requiredText } from './fields.ts'
import { messageMaxLength } from './lengths.ts'

/** A message to the studio, in the order in which it is checked. */
export const contactForm = z.object(
  {
    name: requiredText('Name', 200),
    email: email(),
    message: requiredText('Message', messageMaxLength),
  },
  'Send the message as a JSON object',
)
export type ContactForm = z.infer<typeof contactForm>

/**
 * The input of `contact.sendMessage`. Sent twice under one `idempotencyKey` (a UUID from our own form) a message is stored once;
 * without a key every one is another message.
 */
export const sendMessageInput = contactForm.extend({
  idempotencyKey: requiredText('Idempotency key', 255).optional(),
})
export type SendMessageInput = z.infer<typeof sendMessageInput>

/** An answer that is one sentence for a person. */
export const messageAnswer = z.object({ message: z.string() })

/** The answer of `POST /api/contact`: the sentence, and the moment by which a person answers. */
export const contactAnswer = messageAnswer.extend({ answerBy: z.iso.datetime() })
export type ContactAnswer = z.infer<typeof contactAnswer>

/** What the page tells once a message was sent. */
export const contactFacts = z.object({ answerBy: z.iso.datetime() })

/** Whether a message asks for a quick answer, as the page says it may: by the word URGENT. */
export const isUrgent = (message: string) => /\bURGENT\b/.test(message)
