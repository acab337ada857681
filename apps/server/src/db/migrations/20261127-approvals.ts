import { Migration } from '@mikro-orm/migrations'

export class Approvals extends Migration {
  override up() {
    this.addSql(`
      create table text_approvals (
        id uuid primary key,
        order_id uuid not null constraint text_approvals_order_id_foreign references orders on delete cascade,
        piece int not null,
        version int not null,
        sha256 text not null,
        name text not null,
        at timestamptz not null,
        how text not null,
        seal text not null,
        ended_at timestamptz,
        ended_why text,
        constraint text_approvals_how_check check (how in ('account', 'link')),
        constraint text_approvals_ended_why_check check (ended_why in ('undone', 'taken-up'))
      )`)
    this.addSql(`create index text_approvals_order_id_index on text_approvals (order_id)`)
    this.addSql(`
      create unique index text_approvals_standing_unique on text_approvals (order_id, piece) where ended_at is null`)
  }

  override down() {
    this.addSql(`drop table text_approvals`)
  }
}
