import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { EntryKind } from '@northword/contract/money/ledger'
import type { EntryView, PrintedDocument } from '@northword/contract/money/money-view'
import type { OrderStatus } from '@northword/contract/orders/order-status'
import type { PaymentMethod } from '@northword/contract/money/payments'
import { CalendarDay } from '../../db/calendar-day.ts'
import type { Em } from '../../db/orm.ts'
import { Order } from '../orders/order/order.entity.ts'

/**
 * An entry of the ledger. A trigger refuses all changes of rows except blanking the reason when a person is erased;
 * money is integer US cents, times are UTC.
 */
export const MoneyEntry = defineEntity({
  name: 'MoneyEntry',
  tableName: 'money_entries',
  properties: {
    id: p.uuid().primary(),
    orderId: () => p.manyToOne(Order).mapToPk().name('order_id').deleteRule('restrict'),
    /** From 1, without gaps within an order. */
    sequence: p.integer(),
    kind: p.text().$type<EntryKind>(),
    /** Signed; see `Entry` in the contract. */
    cents: p.integer(),
    /** State of the order when it was written. */
    orderStatus: p.text().$type<OrderStatus>(),
    /** Day of the payment at the bank: "2026-11-20". */
    receivedOn: p.type(CalendarDay).strictNullable(),
    method: p.text().$type<PaymentMethod>().strictNullable(),
    reference: p.text(),
    reason: p.text(),
    /** Member who wrote it, with the name on that day. Null: the product. */
    memberId: p.text().strictNullable(),
    memberName: p.text().strictNullable(),
    reverses: p.uuid().strictNullable().unique('money_entries_reverses_unique'),
    /** Number of its receipt or credit note: `NW-RCP-2026-0001`. */
    documentNumber: p.text().strictNullable().unique('money_entries_document_number_unique'),
    /** The document with payer, studio and prices as printed. Tax law requires keeping it. */
    printed: p.json<PrintedDocument>().strictNullable(),
    /** Null for an entry written together with one that has the key. */
    idempotencyKey: p.text().strictNullable().unique('money_entries_idempotency_key_unique').hidden(),
    /** SHA-256 of the request under that key. */
    fingerprint: p.text().strictNullable().hidden(),
    at: p.datetime(),
  },
  uniques: [{ name: 'money_entries_order_id_sequence_unique', properties: ['orderId', 'sequence'] }],
  triggers: [
    {
      name: 'append_only',
      timing: 'before',
      events: ['update', 'delete'],
      forEach: 'row',
      body: `if tg_op = 'UPDATE' then if new.reason = '' and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason' then return new; end if; end if; raise exception 'Entries of money are only ever added'`,
    },
  ],
  checks: [
    {
      name: 'money_entries_kind_check',
      expression: `kind in ('charge', 'adjustment', 'payment', 'refund', 'reversal')`,
    },
    {
      name: 'money_entries_cents_check',
      expression: `cents <> 0 and (cents > 0 or kind in ('adjustment', 'reversal'))`,
    },
    {
      name: 'money_entries_reverses_check',
      expression: `(kind = 'reversal') = (reverses is not null)`,
    },
    {
      name: 'money_entries_document_check',
      expression: `(kind in ('payment', 'refund')) = (document_number is not null)`,
    },
  ],
})
export type MoneyEntry = InferEntity<typeof MoneyEntry>

/** An order's ledger, oldest entry first. */
export const entriesOf = (em: Em, orderId: string): Promise<MoneyEntry[]> =>
  em.find(MoneyEntry, { orderId }, { orderBy: { sequence: 'asc' }, disableIdentityMap: true })

export const entryView = ({ at, ...entry }: MoneyEntry): EntryView => ({
  id: entry.id,
  sequence: entry.sequence,
  kind: entry.kind,
  cents: entry.cents,
  receivedOn: entry.receivedOn,
  method: entry.method,
  reference: entry.reference,
  reason: entry.reason,
  memberName: entry.memberName,
  reverses: entry.reverses,
  documentNumber: entry.documentNumber,
  at: at.toISOString(),
})
