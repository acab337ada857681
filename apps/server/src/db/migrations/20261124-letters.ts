import { Migration } from '@mikro-orm/migrations'

export class Letters extends Migration {
  override up() {
    this.addSql(`
      create table order_messages (
        id uuid primary key,
        order_id uuid not null constraint order_messages_order_id_foreign references orders on delete cascade,
        at timestamptz not null,
        sender text not null,
        kind text not null,
        actor text not null,
        staff_id uuid constraint order_messages_staff_id_foreign references staff_members on delete set null,
        staff_name text,
        text text not null,
        shown_at timestamptz not null,
        withdrawn_at timestamptz,
        mail_id uuid constraint order_messages_mail_id_unique unique,
        answer_by timestamptz,
        settled_at timestamptz,
        settled_by uuid,
        idempotency_key text not null,
        constraint order_messages_order_id_idempotency_key_unique unique (order_id, idempotency_key),
        constraint order_messages_sender_check check (sender in ('client', 'studio'))
      )`)
    this.addSql(`create index order_messages_order_id_at_index on order_messages (order_id, at)`)
    this.addSql(`create index order_messages_staff_id_index on order_messages (staff_id)`)
    this.addSql(`
      create index order_messages_due_index on order_messages (answer_by, id)
        where answer_by is not null and settled_at is null`)
    this.addSql(`
      create index order_messages_open_index on order_messages (order_id, answer_by, id)
        where answer_by is not null and settled_at is null`)
    this.addSql(
      `alter table mails add column staff_id uuid, add column held_until timestamptz, add column answer text`,
    )
    this.addSql(`create index mails_staff_id_index on mails (staff_id)`)
    this.addSql(`create index mails_unsent_index on mails (status, created_at) where status <> 'sent'`)
  }

  override down() {
    this.addSql(`alter table mails drop column staff_id, drop column held_until, drop column answer`)
    this.addSql(`drop index mails_unsent_index`)
    this.addSql(`drop table order_messages`)
  }
}
