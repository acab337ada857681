import '../no-eval.ts'
import * as z from 'zod'
import { email, requiredText } from '../fields.ts'
import { messageMaxLength } from '../lengths.ts'

/** Fields are in the order of their checks. */
export const contactForm = z.object(
  {
    name: requiredText('Name', 200),
    email: email(),
    message: requiredText('Message', messageMaxLength),
  },
  'Send the message as a JSON object',
)

export type ContactForm = z.infer<typeof contactForm>

/** Stored once per `idempotencyKey` (a UUID from our form); without a key every call stores a message. */
export const sendMessageInput = contactForm.extend({
  idempotencyKey: requiredText('Idempotency key', 255).optional(),
})
export type SendMessageInput = z.infer<typeof sendMessageInput>

/** One sentence for a person. */
export const messageAnswer = z.object({ message: z.string() })

/** Answer of `POST /api/contact`, with the time by which a person answers. */
export const contactAnswer = messageAnswer.extend({ answerBy: z.iso.datetime() })
export type ContactAnswer = z.infer<typeof contactAnswer>

/** Facts that the page shows after a message. */
export const contactFacts = z.object({ answerBy: z.iso.datetime() })

/** The word URGENT marks a message, as the page tells. */
export const isUrgent = (message: string) => /\bURGENT\b/.test(message)
