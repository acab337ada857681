import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { TextFormat } from '@northword/contract/texts/texts'
import { toOrder } from '../../orders/order/order.entity.ts'

/** The draft of a piece. Delivery keeps it, as the next version begins with it. */
export const TextDraft = defineEntity({
  name: 'TextDraft',
  tableName: 'text_drafts',
  primaryKeys: ['orderId', 'piece'],
  properties: {
    orderId: () => toOrder().name('order_id').primary(),
    piece: p.integer().primary(),
    text: p.text(),
    format: p.text().$type<TextFormat>().check(`format in ('markdown', 'plain')`),
    /** Number of saves, from 1. Of two saves on the same revision one wins. */
    revision: p.integer(),
    savedAt: p.datetime(),
    /** The member who saved it last, by their name on that day. */
    staffName: p.text(),
    /** PDF for the next version, in `text_reports`. */
    reportId: p.uuid().strictNullable(),
  },
})
export type TextDraft = InferEntity<typeof TextDraft>
