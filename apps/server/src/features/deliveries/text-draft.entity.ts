import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { TextFormat } from '@northword/contract/texts'
import { Order } from '../orders/order.entity.ts'

/** What is being written for a piece of an order. It stays as it is when it is delivered: the next version begins with it. */
export const TextDraft = defineEntity({
  name: 'TextDraft',
  tableName: 'text_drafts',
  primaryKeys: ['orderId', 'piece'],
  properties: {
    orderId: () => p.manyToOne(Order).mapToPk().name('order_id').deleteRule('cascade').primary(),
    piece: p.integer().primary(),
    /** As it was typed. */
    text: p.text(),
    format: p.text().$type<TextFormat>().check(`format in ('markdown', 'plain')`),
    /** Counts the saves, from 1: of two that were made on the same one wins. */
    revision: p.integer(),
    savedAt: p.datetime(),
    /** Who saved it last, by their name of that day. */
    staffName: p.text(),
    /** The PDF that is attached for the next version, in `text_reports`. */
    reportId: p.uuid().strictNullable(),
  },
})
export type TextDraft = InferEntity<typeof TextDraft>
