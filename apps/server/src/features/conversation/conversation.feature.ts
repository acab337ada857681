import type { ExportRecord } from '@northword/contract/people/account'
import type { Em } from '../../db/orm.ts'
import type { Feature } from '../../feature.ts'
import { clock } from '../../time/clock.ts'
import { eraseAbout } from '../orders/erase/erase-about.ts'
import { ordersOfClient } from '../orders/find/orders-of-client.ts'
import type { Client } from '../people/actor.ts'
import { conversationForms } from './conversation.form.ts'
import { OrderMessage, shownAt } from './order-message.entity.ts'
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

async function* recordsOfMessages(em: Em, client: Client): AsyncGenerator<ExportRecord> {
  for await (const numbers of ordersOfClient(em, client))
    for (const message of await messagesOf(em, [...numbers.keys()])) {
      const { orderId, sender, kind, staffName, text, shownAt: at } = message
      yield {
        kind: 'order-message',
        orderId: numbers.get(orderId),
        from: sender,
        by: staffName,
        isAboutPayment: kind === 'paid',
        text,
        at: at.toISOString(),
      }
    }
}

const messagesOf = (em: Em, orderIds: string[]) =>
  em.find(
    OrderMessage,
    { orderId: { $in: orderIds }, ...shownAt(clock.now()) },
    { orderBy: { orderId: 'asc', shownAt: 'asc', id: 'asc' }, disableIdentityMap: true },
  )
