import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { OrderStatus } from '@northword/contract/order-status'
import { User } from '../people/user.entity.ts'

/** What a client bought, at the price of that day. Times are UTC, money is integer US cents. */
export const Order = defineEntity({
  name: 'Order',
  tableName: 'orders',
  properties: {
    id: p.uuid().primary(),
    /** What people call the order: `NW-ORD-20261120-4821`. A name, never a permission. */
    number: p.text().unique('orders_number_unique'),
    /** What its sender proposed as the number, as it was sent: for the studio's inquiries, and shown to nobody. */
    reference: p.text().strictNullable().hidden(),
    /** What makes sending twice safe; see `placeOrder`. */
    idempotencyKey: p.text().unique('orders_idempotency_key_unique').hidden(),
    /** SHA-256 of what was sent under that key. */
    fingerprint: p.text().hidden(),
    /** SHA-256 of the claim cookie of the browser that placed it. */
    claimHash: p.text().strictNullable().index('orders_claim_hash_index').hidden(),
    userId: () =>
      p
        .manyToOne(User)
        .mapToPk()
        .name('user_id')
        .strictNullable()
        .deleteRule('set null')
        .index('orders_user_id_index'),
    guest: p.boolean(),
    sku: p.text(),
    name: p.text(),
    priceCents: p.integer().check('price_cents >= 0'),
    /** The price that the sender's page showed, kept where it differs from ours. */
    quotedPriceCents: p.integer().strictNullable(),
    fullName: p.text(),
    /** As it was typed; mails go there. */
    email: p.text(),
    /** The form in which addresses are compared; see `emailKey`. */
    emailKey: p.text().index('orders_email_key_index').hidden(),
    phone: p.text(),
    note: p.text(),
    status: p.text().$type<OrderStatus>(),
    createdAt: p.datetime().index('orders_created_at_index'),
    /** When the mail was written that confirms it to its client; null while it waits for the digest. */
    confirmedAt: p.datetime().strictNullable().hidden(),
  },
  indexes: [{ name: 'orders_unconfirmed_index', properties: 'emailKey', where: '"confirmed_at" is null' }],
})
export type Order = InferEntity<typeof Order>
