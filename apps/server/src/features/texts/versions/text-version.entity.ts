import { createHash } from 'node:crypto'
import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { OrderStatus } from '@northword/contract/orders/order-status'
import type { ReportView, SheetView } from '@northword/contract/texts/text-views'
import { toOrder } from '../../orders/order/order.entity.ts'
import { toMemberOrNull } from '../../people/staff-member.entity.ts'
import type { Block } from '../markdown/blocks-of.ts'

/** Report of a version. A PDF is kept as the id of its row in `text_reports`. */
export type KeptReport =
  | Exclude<ReportView, { kind: 'file' }>
  | (Extract<ReportView, { kind: 'file' }> & { id: string })

/** The order's state before it was moved to Delivered. `dueAt` is ISO 8601. */
export interface MovedFrom {
  status: OrderStatus
  dueAt: string | null
}

/** A delivered text. A row is deleted only if its mail is cancelled before a client saw it. */
export const TextVersion = defineEntity({
  name: 'TextVersion',
  tableName: 'text_versions',
  properties: {
    id: p.uuid().primary(),
    orderId: () => toOrder().name('order_id'),
    /** Place in the service that was sold, from 1. */
    piece: p.integer(),
    /** Version number within the piece, from 1. */
    number: p.integer(),
    /** The delivered file, byte for byte. Blocks, sheet and downloads are made from it. */
    markdown: p.text(),
    /** Parsed at delivery, so that a later parser changes no version. */
    blocks: p.json<Block[]>().columnType('json'),
    /** Long blocks, compressed; see `StoredBlocks`. */
    packed: p.blob().strictNullable(),
    /** Of `markdown` in UTF-8, in hex. */
    sha256: p.text(),
    sheet: p.json<SheetView>().columnType('json'),
    note: p.text(),
    report: p.json<KeptReport>().columnType('json'),
    at: p.datetime(),
    /** Visible to the client from then on. Before, its mail can still be cancelled. */
    shownAt: p.datetime(),
    staffId: () => toMemberOrNull().name('staff_id').index('text_versions_staff_id_index'),
    /** The name on that day. */
    staffName: p.text(),
    mailId: p.uuid().strictNullable().unique('text_versions_mail_id_unique'),
    /** Null: the order was not moved by this delivery, nor while it was held. */
    movedFrom: p.json<MovedFrom>().columnType('json').strictNullable(),
    /** The order's `sentOutside` before this delivery. */
    sentOutside: p.text().strictNullable(),
    /** Unique per order. */
    idempotencyKey: p.text(),
    /** SHA-256 of the request under that key. */
    fingerprint: p.text(),
  },
  uniques: [
    { name: 'text_versions_order_id_piece_number_unique', properties: ['orderId', 'piece', 'number'] },
    { name: 'text_versions_order_id_idempotency_key_unique', properties: ['orderId', 'idempotencyKey'] },
  ],
})
export type TextVersion = InferEntity<typeof TextVersion>

export const rowFields = ['piece', 'number', 'note', 'staffName', 'at', 'shownAt'] as const

/** SHA-256 of a text in UTF-8, in hex, as `sha256sum` prints it. */
export const sha256Of = (markdown: string) => createHash('sha256').update(markdown).digest('hex')
