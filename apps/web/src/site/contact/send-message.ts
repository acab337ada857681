import { sendMessageInput } from '@northword/contract/site/contact'
import { contactMessages } from '@northword/contract/messages'
import { sendBy } from '../api/send-by.ts'
import { trpcClient } from '../api/trpc-client.ts'

export const sendMessage = sendBy(
  sendMessageInput,
  (typed) => trpcClient.contact.sendMessage.mutate(typed),
  contactMessages,
)
