import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { AgreedVoice } from '@northword/contract/texts/voice'
import { toOrder } from '../../orders/order/order.entity.ts'
import { toUser } from '../../people/user.entity.ts'

/** Voice of an account, or of a single order placed by a guest. */
export const ClientVoice = defineEntity({
  name: 'ClientVoice',
  tableName: 'client_voices',
  properties: {
    id: p.uuid().primary(),
    userId: () =>
      toUser().name('user_id').strictNullable().deleteRule('cascade').unique('client_voices_user_id_unique'),
    orderId: () => toOrder().name('order_id').strictNullable().unique('client_voices_order_id_unique'),
    agreed: p.json<AgreedVoice>().columnType('json'),
    /** Number of saves, from 1. Of two saves on the same revision one wins. */
    revision: p.integer(),
    savedAt: p.datetime(),
    /** The member who saved it last, by their name on that day. */
    staffName: p.text(),
  },
  checks: [{ name: 'client_voices_owner_check', expression: '(user_id is null) <> (order_id is null)' }],
})
export type ClientVoice = InferEntity<typeof ClientVoice>
