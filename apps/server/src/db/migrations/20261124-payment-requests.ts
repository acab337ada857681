import { Migration } from '@mikro-orm/migrations'

export class PaymentRequests extends Migration {
  override up() {
    this.addSql(`
      create table payment_requests (
        id uuid primary key,
        order_id uuid not null constraint payment_requests_order_id_foreign references orders on delete cascade,
        cents integer not null constraint payment_requests_cents_check check (cents > 0),
        way text not null,
        link text not null,
        due_on date not null,
        reference text not null,
        after_sequence integer not null,
        member_id text,
        member_name text,
        idempotency_key text not null constraint payment_requests_idempotency_key_unique unique,
        fingerprint text not null,
        at timestamptz not null,
        withdrawn_at timestamptz
      )`)
    this.addSql(`create index payment_requests_order_id_index on payment_requests (order_id)`)
    this.addSql(`
      create unique index payment_requests_open_unique on payment_requests (order_id) where withdrawn_at is null`)
    this.addSql(`
      alter table users add column terms text not null default 'prepaid'
        constraint users_terms_check check (terms in ('prepaid', 'net30'))`)
    this.addSql(`
      alter table orders
        add column terms text not null default 'prepaid'
          constraint orders_terms_check check (terms in ('prepaid', 'net30')),
        add column ask_by timestamptz,
        add column pay_by timestamptz,
        add column refund_due_at timestamptz`)
    this.addSql(dutiesOfBefore)
    this.addSql(`update orders set due_at = null where status = 'Awaiting Payment'`)
    this.addSql(`
      create index orders_payment_due_index on orders (coalesce(ask_by, pay_by), id)
        where coalesce(ask_by, pay_by) is not null`)
    this.addSql(`
      create index orders_refund_due_index on orders (refund_due_at, id) where refund_due_at is not null`)
  }

  override down() {
    this.addSql(`drop index orders_refund_due_index`)
    this.addSql(`drop index orders_payment_due_index`)
    this.addSql(`
      alter table orders drop column terms, drop column ask_by, drop column pay_by, drop column refund_due_at`)
    this.addSql(`alter table users drop column terms`)
    this.addSql(`drop table payment_requests`)
  }
}

/** Balances of existing ledgers: standing entries, without the price of stopped orders. */
const dutiesOfBefore = `
  with standing as (
    select one.* from money_entries one
    where kind <> 'reversal' and not exists (select from money_entries other where other.reverses = one.id)
  ), balances as (
    select orders.id,
      coalesce(sum(standing.cents) filter (where kind = 'payment'), 0)
        - coalesce(sum(standing.cents) filter (where kind = 'refund'), 0) as kept,
      coalesce(sum(standing.cents) filter (where kind in ('charge', 'adjustment') and (
        orders.status not in ('Cancelled', 'Refunded') or order_status in ('Cancelled', 'Refunded'))), 0) as charged
    from orders join standing on standing.order_id = orders.id group by orders.id
  )
  update orders set
    ask_by = case when charged > kept then coalesce(case orders.status when 'Awaiting Payment' then due_at end, now()) end,
    refund_due_at = case when kept > greatest(charged, 0) then now() + interval '5 days' end
  from balances where balances.id = orders.id`
