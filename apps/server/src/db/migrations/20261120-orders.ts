import { Migration } from '@mikro-orm/migrations'

export class Orders extends Migration {
  override up() {
    this.addSql(`
      create table orders (
        id uuid primary key,
        number text not null constraint orders_number_unique unique,
        idempotency_key text not null constraint orders_idempotency_key_unique unique,
        fingerprint text not null,
        claim_hash text,
        user_id uuid,
        guest boolean not null,
        sku text not null,
        name text not null,
        price_cents integer not null constraint orders_price_cents_check check (price_cents >= 0),
        quoted_price_cents integer,
        full_name text not null,
        email text not null,
        phone text not null,
        note text not null,
        status text not null,
        created_at timestamptz not null
      )`)
    this.addSql(`create index orders_claim_hash_index on orders (claim_hash)`)
    this.addSql(`create index orders_user_id_index on orders (user_id)`)
    this.addSql(`create index orders_email_index on orders (email)`)
    this.addSql(`create index orders_created_at_index on orders (created_at)`)

    this.addSql(`
      create table order_events (
        id uuid primary key,
        order_id uuid not null constraint order_events_order_id_foreign references orders on delete cascade,
        at timestamptz not null,
        actor text not null,
        from_status text,
        to_status text not null,
        note text
      )`)
    this.addSql(`create index order_events_order_id_index on order_events (order_id)`)

    this.addSql(`
      create table projects (
        id uuid primary key,
        order_id uuid not null constraint projects_order_id_unique unique
          constraint projects_order_id_foreign references orders on delete cascade,
        user_id uuid,
        title text not null,
        status text not null,
        sku text not null,
        notes text not null,
        created_at timestamptz not null
      )`)
    this.addSql(`create index projects_user_id_index on projects (user_id)`)

    this.addSql(`
      create table mails (
        id uuid primary key,
        kind text not null,
        "from" jsonb not null,
        "to" jsonb not null,
        reply_to jsonb,
        subject text not null,
        body jsonb not null,
        message_id text not null constraint mails_message_id_unique unique,
        status text not null,
        attempts integer not null,
        last_error text,
        created_at timestamptz not null,
        sent_at timestamptz
      )`)
    this.addSql(`create index mails_created_at_index on mails (created_at)`)
  }

  override down() {
    this.addSql(`drop table mails`)
    this.addSql(`drop table projects`)
    this.addSql(`drop table order_events`)
    this.addSql(`drop table orders`)
  }
}
