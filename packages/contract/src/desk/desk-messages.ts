import '../no-eval.ts'
import * as z from 'zod'
import type { ContactForm } from '../site/contact.ts'

export const messageInput = z.object({ id: z.uuid('There is no such message.') })

export const messageView = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  isUrgent: z.boolean(),
  createdAt: z.iso.datetime(),
  dueAt: z.iso.datetime().nullable(),
  answeredAt: z.iso.datetime().nullable(),
}) satisfies z.ZodType<Required<ContactForm>>
export type MessageView = z.infer<typeof messageView>
