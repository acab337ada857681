import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { AgreedVoice } from '@northword/contract/voice'
import { Order } from '../orders/order.entity.ts'
import { User } from '../people/user.entity.ts'

/** How the texts of a client sound. It is of an account or, where a guest placed the order, of that order alone. */
export const ClientVoice = defineEntity({
  name: 'ClientVoice',
  tableName: 'client_voices',
  properties: {
    id: p.uuid().primary(),
    userId: () =>
      p
        .manyToOne(User)
        .mapToPk()
        .name('user_id')
        .strictNullable()
        .deleteRule('cascade')
        .unique('client_voices_user_id_unique'),
    orderId: () =>
      p
        .manyToOne(Order)
        .mapToPk()
        .name('order_id')
        .strictNullable()
        .deleteRule('cascade')
        .unique('client_voices_order_id_unique'),
    agreed: p.json<AgreedVoice>().columnType('json'),
    /** Counts the saves, from 1: of two that were made on the same one wins. */
    revision: p.integer(),
    savedAt: p.datetime(),
    /** Who saved it last, by their name of that day. */
    staffName: p.text(),
  },
  checks: [{ name: 'client_voices_owner_check', expression: '(user_id is null) <> (order_id is null)' }],
})
export type ClientVoice = InferEntity<typeof ClientVoice>
