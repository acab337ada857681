import { fieldsOf } from '@northword/contract/form-fields'
import { sayPaidInput, writeInput } from '@northword/contract/orders/conversation'
import { ownKey } from '../../doors/form-keys.ts'
import type { FormRoute } from '../../doors/form-route.ts'
import { orderPath } from '../orders/orders.form.ts'

export const conversationForms: FormRoute[] = [
  {
    name: 'write-message',
    path: `${orderPath}/message`,
    page: orderPath,
    async handle({ call, typed, parameter }) {
      await call.conversation.write({
        ...fieldsOf(writeInput, typed),
        number: parameter('number'),
        idempotencyKey: ownKey(typed['idempotencyKey']),
      })
      return { sent: {} }
    },
  },
  {
    name: 'say-paid',
    path: `${orderPath}/paid`,
    page: orderPath,
    async handle({ call, typed, parameter }) {
      await call.conversation.sayPaid({
        ...fieldsOf(sayPaidInput, typed),
        number: parameter('number'),
        idempotencyKey: ownKey(typed['idempotencyKey']),
      })
      return { sent: {} }
    },
  },
]
