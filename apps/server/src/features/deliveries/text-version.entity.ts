import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { OrderStatus } from '@northword/contract/order-status'
import type { ReportView, SheetView } from '@northword/contract/text-views'
import { Order } from '../orders/order.entity.ts'
import { StaffMember } from '../people/staff-member.entity.ts'
import type { Block } from '../texts/blocks-of.ts'

/** What is kept of the report of a version: of a file, the row in `text_reports`. */
export type KeptReport =
  Exclude<ReportView, { kind: 'file' }> | (Extract<ReportView, { kind: 'file' }> & { id: string })

/** How an order stood before a delivery moved it. The instant is ISO 8601. */
export interface MovedFrom {
  status: OrderStatus
  dueAt: string | null
}

/** A text as it was delivered. Rows are added, and deleted only where their mail is cancelled before anybody saw them. */
export const TextVersion = defineEntity({
  name: 'TextVersion',
  tableName: 'text_versions',
  properties: {
    id: p.uuid().primary(),
    orderId: () => p.manyToOne(Order).mapToPk().name('order_id').deleteRule('cascade'),
    /** Its place in the service that was sold, from 1. */
    piece: p.integer(),
    /** Counts the versions of a piece, from 1. */
    number: p.integer(),
    /** The file that everything else is made of, to the byte. */
    markdown: p.text(),
    /** What was read in it that day: a later parser changes no version. */
    blocks: p.json<Block[]>().columnType('json'),
    /** The same, compressed, where they are long; see `StoredBlocks`. */
    packed: p.blob().strictNullable(),
    /** Of the file in UTF-8, in hex. */
    sha256: p.text(),
    sheet: p.json<SheetView>().columnType('json'),
    note: p.text(),
    report: p.json<KeptReport>().columnType('json'),
    at: p.datetime(),
    /** From then on its client sees it: until its mail can no longer be cancelled, it is the studio's alone. */
    shownAt: p.datetime(),
    staffId: () =>
      p
        .manyToOne(StaffMember)
        .mapToPk()
        .name('staff_id')
        .strictNullable()
        .deleteRule('set null')
        .index('text_versions_staff_id_index'),
    /** As it was that day. */
    staffName: p.text(),
    /** The mail that tells of it. */
    mailId: p.uuid().strictNullable().unique('text_versions_mail_id_unique'),
    /** Null where the delivery moved the order to no other state. */
    movedFrom: p.json<MovedFrom>().columnType('json').strictNullable(),
    /** Makes sending twice safe, among the versions of one order. */
    idempotencyKey: p.text(),
    /** SHA-256 of what was asked for under that key. */
    fingerprint: p.text(),
  },
  uniques: [
    { name: 'text_versions_order_id_piece_number_unique', properties: ['orderId', 'piece', 'number'] },
    { name: 'text_versions_order_id_idempotency_key_unique', properties: ['orderId', 'idempotencyKey'] },
  ],
})
export type TextVersion = InferEntity<typeof TextVersion>

/** What a list tells of versions, which leaves out their texts. */
export const rowFields = ['piece', 'number', 'note', 'staffName', 'at', 'shownAt'] as const

/** The versions that the client may see at a moment. */
export const shownAt = (now: Date) => ({ shownAt: { $lte: now } })
