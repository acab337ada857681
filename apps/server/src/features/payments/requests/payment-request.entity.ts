import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { PaymentWay } from '@northword/contract/money/payment-terms'
import { CalendarDay } from '../../../db/calendar-day.ts'
import { toOrder } from '../../orders/order/order.entity.ts'

/** A request for payment, not a ledger entry; a new one replaces it. Money is integer US cents, times are UTC. */
export const PaymentRequest = defineEntity({
  name: 'PaymentRequest',
  tableName: 'payment_requests',
  properties: {
    id: p.uuid().primary(),
    orderId: () => toOrder().name('order_id').index('payment_requests_order_id_index'),
    cents: p.integer().check('cents > 0'),
    way: p.text().$type<PaymentWay>(),
    /** https page to pay on. Empty for other ways, and after an erasure. */
    link: p.text(),
    /** Last day for payment, in the studio's time zone: "2026-11-20". */
    dueOn: p.type(CalendarDay),
    /** The provider's reference of the request. */
    reference: p.text(),
    /** Entries in the ledger at that time. Later payments count towards the request. */
    afterSequence: p.integer(),
    /** Member who asked, with the name on that day. Null: the product. */
    memberId: p.text().strictNullable(),
    memberName: p.text().strictNullable(),
    idempotencyKey: p.text().unique('payment_requests_idempotency_key_unique').hidden(),
    /** SHA-256 of the request under that key. */
    fingerprint: p.text().hidden(),
    at: p.datetime(),
    /** When another one replaced it. Null: it counts. */
    withdrawnAt: p.datetime().strictNullable(),
  },
  uniques: [
    {
      name: 'payment_requests_open_unique',
      properties: ['orderId'],
      where: '"withdrawn_at" is null',
    },
  ],
})
export type PaymentRequest = InferEntity<typeof PaymentRequest>
