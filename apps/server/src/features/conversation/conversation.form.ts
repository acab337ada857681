import { ownKey } from '../../doors/form-keys.ts'
import type { FormRoute } from '../../doors/form-route.ts'
import { orderPath } from '../orders/orders.form.ts'

export const conversationForms: FormRoute[] = [
  {
    name: 'write-message',
    path: `${orderPath}/message`,
    page: orderPath,
    async handle({ call, typed: { text = '', idempotencyKey }, parameter }) {
      const number = parameter('number')
      await call.conversation.write({ number, text, idempotencyKey: ownKey(idempotencyKey) })
      return { sent: {} }
    },
  },
  {
    name: 'say-paid',
    path: `${orderPath}/paid`,
    page: orderPath,
    async handle({ call, typed: { idempotencyKey }, parameter }) {
      await call.conversation.sayPaid({
        number: parameter('number'),
        idempotencyKey: ownKey(idempotencyKey),
      })
      return { sent: {} }
    },
  },
]
