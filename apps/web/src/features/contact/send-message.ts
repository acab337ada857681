import { contactForm } from '@northword/contract/contact'
import { contactMessages } from '@northword/contract/messages'
import { trpcClient } from '../api/trpc.ts'
import { sendBy } from '../plain-form/send-by.ts'

/** Checks a message and sends it to the studio. Fetched when somebody writes one. */
export const sendMessage = sendBy(
  contactForm,
  (message) => trpcClient.contact.send.mutate(message),
  contactMessages,
)
