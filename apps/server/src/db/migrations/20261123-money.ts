import { Migration } from '@mikro-orm/migrations'

export class Money extends Migration {
  override up() {
    this.addSql(`
      create table money_entries (
        id uuid primary key,
        order_id uuid not null constraint money_entries_order_id_foreign references orders on delete restrict,
        sequence integer not null,
        kind text not null,
        cents integer not null,
        order_status text not null,
        received_on date,
        method text,
        reference text not null,
        reason text not null,
        member_id text,
        member_name text,
        reverses uuid constraint money_entries_reverses_unique unique,
        document_number text constraint money_entries_document_number_unique unique,
        printed jsonb,
        idempotency_key text constraint money_entries_idempotency_key_unique unique,
        fingerprint text,
        at timestamptz not null,
        constraint money_entries_order_id_sequence_unique unique (order_id, sequence),
        constraint money_entries_kind_check
          check (kind in ('charge', 'adjustment', 'payment', 'refund', 'reversal')),
        constraint money_entries_cents_check
          check (cents <> 0 and (cents > 0 or kind in ('adjustment', 'reversal'))),
        constraint money_entries_reverses_check check ((kind = 'reversal') = (reverses is not null)),
        constraint money_entries_document_check
          check ((kind in ('payment', 'refund')) = (document_number is not null))
      )`)
    this.addSql(`
      create function money_entries_append_only_fn() returns trigger language plpgsql as
        $$ begin raise exception 'Entries of money are only ever added'; end; $$`)
    this.addSql(`
      create trigger append_only before update or delete on money_entries
        for each row execute function money_entries_append_only_fn()`)
    // Entities cannot describe it.
    this.addSql(`
      create trigger keep_all before truncate on money_entries
        for each statement execute function money_entries_append_only_fn()`)
    this.addSql(`
      create table document_counters (
        series text not null,
        year integer not null,
        last integer not null,
        primary key (series, year)
      )`)
  }

  override down() {
    this.addSql(`drop table document_counters`)
    this.addSql(`drop table money_entries`)
    this.addSql(`drop function money_entries_append_only_fn`)
  }
}
