import { Migration } from '@mikro-orm/migrations'

export class Reviews extends Migration {
  override up() {
    this.addSql(`
      create table text_rounds (
        id uuid primary key,
        order_id uuid not null constraint text_rounds_order_id_foreign references orders on delete cascade,
        piece int not null,
        number int not null,
        at timestamptz not null,
        cents int not null,
        idempotency_key text not null,
        fingerprint text not null,
        constraint text_rounds_order_id_piece_number_unique unique (order_id, piece, number),
        constraint text_rounds_order_id_idempotency_key_unique unique (order_id, idempotency_key)
      )`)
    this.addSql(`
      create table text_comments (
        id uuid primary key,
        order_id uuid not null constraint text_comments_order_id_foreign references orders on delete cascade,
        piece int not null,
        version int not null,
        start int,
        quote text,
        before text,
        after text,
        text text not null,
        at timestamptz not null,
        round int,
        answer text,
        answer_text text,
        answered_at timestamptz,
        answered_by text,
        constraint text_comments_answer_check check (answer in ('done', 'declined'))
      )`)
    this.addSql(`create index text_comments_order_id_piece_index on text_comments (order_id, piece)`)
    this.addSql(`
      create table review_clocks (
        order_id uuid primary key constraint review_clocks_order_id_foreign references orders
            on update cascade on delete cascade,
        reminded_for timestamptz not null
      )`)
  }

  override down() {
    this.addSql(`drop table review_clocks, text_comments, text_rounds`)
  }
}
