import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { EntryKind } from '@northword/contract/money'
import type { PrintedDocument } from '@northword/contract/money-view'
import type { OrderStatus } from '@northword/contract/order-status'
import type { PaymentMethod } from '@northword/contract/payments'
import { CalendarDay } from '../../db/calendar-day.ts'
import { Order } from './order.entity.ts'

/**
 * One entry of the ledger of an order. Rows are only ever added: a trigger of the database refuses everything else, except
 * that the reason is blanked where a person is erased. Money is integer US cents, times are UTC.
 */
export const MoneyEntry = defineEntity({
  name: 'MoneyEntry',
  tableName: 'money_entries',
  properties: {
    id: p.uuid().primary(),
    orderId: () => p.manyToOne(Order).mapToPk().name('order_id').deleteRule('restrict'),
    /** From 1 on, without gaps in one order. */
    sequence: p.integer(),
    kind: p.text().$type<EntryKind>(),
    /** Signed; see `Entry` in the contract. */
    cents: p.integer(),
    /** The state of the order when it was written. */
    orderStatus: p.text().$type<OrderStatus>(),
    /** The day on which the money came in or was sent, as a bank tells it: "2026-11-20". */
    receivedOn: p.type(CalendarDay).strictNullable(),
    method: p.text().$type<PaymentMethod>().strictNullable(),
    reference: p.text(),
    reason: p.text(),
    /** Who wrote it, as they were called then; null for the product itself. */
    memberId: p.text().strictNullable(),
    memberName: p.text().strictNullable(),
    /** The entry that it takes back. */
    reverses: p.uuid().strictNullable().unique('money_entries_reverses_unique'),
    /** Of a receipt or a credit note: `NW-RCP-2026-0001`. */
    documentNumber: p.text().strictNullable().unique('money_entries_document_number_unique'),
    /** That document with payer, studio and prices as they were, which the law wants kept. */
    printed: p.json<PrintedDocument>().strictNullable(),
    /** Makes sending twice safe; null for an entry that was written together with one that has it. */
    idempotencyKey: p.text().strictNullable().unique('money_entries_idempotency_key_unique').hidden(),
    /** SHA-256 of what was sent under that key. */
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
