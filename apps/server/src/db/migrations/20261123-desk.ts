import { Migration } from '@mikro-orm/migrations'

export class Desk extends Migration {
  override up() {
    this.addSql(`alter table orders add column due_at timestamptz`)
    this.addSql(
      `update orders set due_at = created_at + interval '24 hours' where status = 'Pending Contact'`,
    )
    this.addSql(`
      create index orders_due_index on orders (coalesce(due_at, timestamptz '9999-12-31 00:00:00Z'), id)
        where status in ('Pending Contact', 'Paid', 'In Production', 'Revision')`)
    this.addSql(`alter table contact_messages add column answered_at timestamptz`)
    this.addSql(`
      create table desk_states (
        id uuid primary key,
        claimed_by uuid constraint desk_states_claimed_by_foreign references staff_members on delete set null,
        claimed_at timestamptz,
        later_until timestamptz,
        version int not null)`)
    this.addSql(`create index desk_states_claimed_by_index on desk_states (claimed_by)`)
    this.addSql(`
      create table desk_entries (
        id uuid primary key,
        subject_id uuid not null,
        at timestamptz not null,
        staff_id uuid constraint desk_entries_staff_id_foreign references staff_members on delete set null,
        staff_name text not null,
        kind text not null,
        text text not null,
        until timestamptz)`)
    this.addSql(`create index desk_entries_subject_id_index on desk_entries (subject_id)`)
    this.addSql(`create index desk_entries_staff_id_index on desk_entries (staff_id)`)
  }

  override down() {
    this.addSql(`drop table desk_entries`)
    this.addSql(`drop table desk_states`)
    this.addSql(`alter table contact_messages drop column answered_at`)
    this.addSql(`drop index orders_due_index`)
    this.addSql(`alter table orders drop column due_at`)
  }
}
