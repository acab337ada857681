import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { PaymentWay } from '@northword/contract/payment-terms'
import { CalendarDay } from '../../db/calendar-day.ts'
import { Order } from '../orders/order.entity.ts'

/**
 * One time that the studio asked a client for money: no entry of the ledger. A new one replaces the one before. Money is
 * integer US cents, times are UTC.
 */
export const PaymentRequest = defineEntity({
  name: 'PaymentRequest',
  tableName: 'payment_requests',
  properties: {
    id: p.uuid().primary(),
    orderId: () =>
      p
        .manyToOne(Order)
        .mapToPk()
        .name('order_id')
        .deleteRule('cascade')
        .index('payment_requests_order_id_index'),
    cents: p.integer().check('cents > 0'),
    way: p.text().$type<PaymentWay>(),
    /** The page to pay on, https; empty for the other ways, and where its client was erased. */
    link: p.text(),
    /** The last day on which it is to be paid, on the studio's calendar: "2026-11-20". */
    dueOn: p.type(CalendarDay),
    /** The name of the request at the provider. */
    reference: p.text(),
    /** How many entries the ledger had then: payments after them count towards it. */
    afterSequence: p.integer(),
    /** Who asked, as they were called then; null for the product itself. */
    memberId: p.text().strictNullable(),
    memberName: p.text().strictNullable(),
    /** Makes sending twice safe. */
    idempotencyKey: p.text().unique('payment_requests_idempotency_key_unique').hidden(),
    /** SHA-256 of what was sent under that key. */
    fingerprint: p.text().hidden(),
    at: p.datetime(),
    /** When another one took its place; null for the one that counts. */
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
