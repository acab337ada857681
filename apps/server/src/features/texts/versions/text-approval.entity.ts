import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { ApprovalEnd, ApprovedBy } from '@northword/contract/texts/approvals'
import { toOrder } from '../../orders/order/order.entity.ts'

/** A client's approval of a version. Rows are added and ended, never deleted. */
export const TextApproval = defineEntity({
  name: 'TextApproval',
  tableName: 'text_approvals',
  properties: {
    id: p.uuid().primary(),
    orderId: () => toOrder().name('order_id'),
    piece: p.integer(),
    version: p.integer(),
    /** Of the Markdown that was approved, in hex. */
    sha256: p.text(),
    name: p.text(),
    at: p.datetime(),
    how: p.text().$type<ApprovedBy>().check(`how in ('account', 'link')`),
    /** SHA-256 of the approval and its version's facts, in hex; see `approval-seal.ts`. */
    seal: p.text(),
    /** Null: it stands. */
    endedAt: p.datetime().strictNullable(),
    endedWhy: p.text().$type<ApprovalEnd>().strictNullable().check(`ended_why in ('undone', 'taken-up')`),
  },
  indexes: [{ name: 'text_approvals_order_id_index', properties: ['orderId'] }],
  uniques: [
    {
      name: 'text_approvals_standing_unique',
      properties: ['orderId', 'piece'],
      where: '"ended_at" is null',
    },
  ],
})
export type TextApproval = InferEntity<typeof TextApproval>
