import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { OrderStatus } from '@northword/contract/orders/order-status'
import type { PaymentTerms } from '@northword/contract/money/payment-terms'
import type { SoldView } from '@northword/contract/orders/orders'
import { toUser } from '../../people/user.entity.ts'
import { expressionIndexes } from './order-indexes.ts'

/** A purchase, at the price of its day. Times are UTC, money is integer US cents. */
export const Order = defineEntity({
  name: 'Order',
  tableName: 'orders',
  properties: {
    id: p.uuid().primary(),
    /** The number that people use: `NW-ORD-20261120-4821`. Knowing it gives no access. */
    number: p.text().unique('orders_number_unique'),
    /** The number that the sender proposed, unchanged. For inquiries of the studio; never shown. */
    reference: p.text().strictNullable().hidden(),
    /** As `storedKey` makes it, for the owner's account or the typed address. */
    idempotencyKey: p.text().unique('orders_idempotency_key_unique').hidden(),
    /** SHA-256 of the request under that key. */
    fingerprint: p.text().hidden(),
    /** SHA-256 of the claim cookie of the browser that placed it. */
    claimHash: p.text().strictNullable().index('orders_claim_hash_index').hidden(),
    userId: () =>
      toUser().name('user_id').strictNullable().deleteRule('set null').index('orders_user_id_index'),
    guest: p.boolean(),
    sku: p.text(),
    name: p.text(),
    priceCents: p.integer().check('price_cents >= 0'),
    /** The service as promised on that day. Null: placed with an old version of the product. */
    sold: p.json<SoldView>().strictNullable(),
    /** The price that the sender's page showed, if it differs from ours. */
    quotedPriceCents: p.integer().strictNullable(),
    fullName: p.text(),
    /** As typed; mails go there. */
    email: p.text(),
    emailKey: p.text().index('orders_email_key_index').hidden(),
    phone: p.text(),
    note: p.text(),
    status: p.text().$type<OrderStatus>(),
    /** The promise, computed by `promiseOf` when the state began. Null: nothing promised. */
    dueAt: p.datetime().strictNullable().hidden(),
    /** When it is paid: as the account had it on the day of the order, unless others were agreed for it since. */
    terms: p.text().$type<PaymentTerms>().default('prepaid').check("terms in ('prepaid', 'net30')").hidden(),
    /** Read by the release before alone: true keeps it from putting the account's terms in their place. */
    termsChosen: p.boolean().default(false).hidden(),
    /** Promised time of the payment request. Null: already asked, or nothing owed. */
    askBy: p.datetime().strictNullable().hidden(),
    /** End of the last day for payment. Null: nothing owed. */
    payBy: p.datetime().strictNullable().hidden(),
    /** Promised time of the refund. Null: none due. */
    refundDueAt: p.datetime().strictNullable().hidden(),
    /** Way that texts were sent outside the product, for the client. Null: none, or all delivered since. */
    sentOutside: p.text().strictNullable().hidden(),
    createdAt: p.datetime().index('orders_created_at_index'),
    /** Promised time of the first contact. Null: placed with an old version of the product. */
    contactBy: p.datetime().strictNullable().hidden(),
    /** When the confirmation mail was written. Null: waits for a digest, or for a repeat within the limit. */
    confirmedAt: p.datetime().strictNullable().hidden(),
    /** When a reader of the address, by the link mailed there, said that the order is theirs. Null: never. */
    provenAt: p.datetime().strictNullable().hidden(),
    /** When all its links were ended; older mails make no new ones. Null: never. */
    linksEndedAt: p.datetime().strictNullable().hidden(),
  },
  indexes: [
    { name: 'orders_unconfirmed_index', properties: 'emailKey', where: '"confirmed_at" is null' },
    { name: 'orders_status_created_index', properties: ['status', 'createdAt', 'id'] },
    { name: 'orders_sku_created_index', properties: ['sku', 'createdAt', 'id'] },
    { name: 'orders_status_sku_created_index', properties: ['status', 'sku', 'createdAt', 'id'] },
    ...expressionIndexes,
  ],
})
export type Order = InferEntity<typeof Order>

/** A reference to an order, with which the row is deleted. */
export const toOrder = () => p.manyToOne(Order).mapToPk().deleteRule('cascade')
