import type { Em } from '../../db/orm.ts'
import type { Feature } from '../../feature.ts'
import { eraseAbout } from '../orders/erase/erase-about.ts'
import { conversationForms } from './conversation.form.ts'
import { recordsOfMessages } from './records-of-messages.ts'
import { OrderMessage } from './order-message.entity.ts'
import { settlePaid, withdraw } from './settle.ts'

const erase = (em: Em) => eraseAbout(em, 'order_messages')

export const conversation: Feature = {
  entities: [OrderMessage],
  forms: conversationForms,
  moneyActed: settlePaid,
  mailCancelled: (em, { id }) => withdraw(em, id),
  personalData: { records: recordsOfMessages, eraseWithOrders: erase },
  tidy: { messages: ({ em }) => erase(em) },
}
