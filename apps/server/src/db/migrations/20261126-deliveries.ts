import { Migration } from '@mikro-orm/migrations'

export class Deliveries extends Migration {
  override up() {
    this.addSql(`
      create table text_versions (
        id uuid primary key,
        order_id uuid not null constraint text_versions_order_id_foreign references orders on delete cascade,
        piece int not null,
        number int not null,
        markdown text not null,
        blocks json not null,
        sha256 text not null,
        sheet json not null,
        note text not null,
        report json not null,
        at timestamptz not null,
        shown_at timestamptz not null,
        staff_id uuid constraint text_versions_staff_id_foreign references staff_members on delete set null,
        staff_name text not null,
        mail_id uuid constraint text_versions_mail_id_unique unique,
        moved_from json,
        idempotency_key text not null,
        fingerprint text not null,
        constraint text_versions_order_id_piece_number_unique unique (order_id, piece, number),
        constraint text_versions_order_id_idempotency_key_unique unique (order_id, idempotency_key)
      )`)
    this.addSql(`create index text_versions_staff_id_index on text_versions (staff_id)`)
    this.addSql(`
      create table text_drafts (
        order_id uuid not null constraint text_drafts_order_id_foreign references orders on delete cascade,
        piece int not null,
        text text not null,
        format text not null constraint text_drafts_format_check check (format in ('markdown', 'plain')),
        revision int not null,
        saved_at timestamptz not null,
        staff_name text not null,
        report_id uuid,
        primary key (order_id, piece)
      )`)
    this.addSql(`
      create table text_reports (
        id uuid primary key,
        order_id uuid not null constraint text_reports_order_id_foreign references orders on delete cascade,
        name text not null,
        bytes bytea not null,
        at timestamptz not null
      )`)
    this.addSql(`create index text_reports_order_id_index on text_reports (order_id)`)
    this.addSql(`
      create table text_prints (
        version_id uuid not null constraint text_prints_version_id_foreign references text_versions on delete cascade,
        print bigint not null,
        primary key (version_id, print)
      )`)
    this.addSql(`create index text_prints_print_index on text_prints (print)`)
  }

  override down() {
    this.addSql(`drop table text_prints, text_reports, text_drafts, text_versions`)
  }
}
