import { Migration } from '@mikro-orm/migrations'

/** Writers of orders, visits of their pages, texts sent outside, and the queue's index with work on NET-30 orders. */
export class TwoHands extends Migration {
  override up() {
    this.addSql(`
      alter table desk_states add column written_by uuid
          constraint desk_states_written_by_foreign references staff_members on delete set null,
        add column written_at timestamptz`)
    this.addSql(`create index desk_states_written_by_index on desk_states (written_by)`)
    this.addSql(`
      update desk_states set written_by = claimed_by, written_at = claimed_at, claimed_by = null, claimed_at = null
        where claimed_by in (select id from staff_members where role = 'writer')`)
    this.addSql(`alter table orders add column sent_outside text`)
    this.addSql(`
      create table desk_visits (
        order_id uuid not null,
        staff_id uuid not null constraint desk_visits_staff_id_foreign references staff_members
          on delete cascade,
        seen_at timestamptz not null,
        primary key (order_id, staff_id))`)
    this.addSql(`create index desk_visits_staff_id_index on desk_visits (staff_id)`)
    this.addSql(`create index desk_visits_seen_at_index on desk_visits (seen_at)`)
    this.addSql(`drop index orders_due_index`)
    this.addSql(`
      create index orders_due_index on orders (coalesce(due_at, timestamptz '9999-12-31 00:00:00Z'), id)
        where status = 'Pending Contact' or (status in ('Paid', 'In Production', 'Revision')
          or (status = 'Awaiting Payment' and terms = 'net30'))`)
  }

  override down() {
    this.addSql(`drop index orders_due_index`)
    this.addSql(`
      create index orders_due_index on orders (coalesce(due_at, timestamptz '9999-12-31 00:00:00Z'), id)
        where status in ('Pending Contact', 'Paid', 'In Production', 'Revision')`)
    this.addSql(`
      update desk_states set claimed_by = coalesce(claimed_by, written_by), claimed_at = coalesce(claimed_at, written_at)`)
    this.addSql(`drop table desk_visits`)
    this.addSql(`alter table orders drop column sent_outside`)
    this.addSql(`alter table desk_states drop column written_by, drop column written_at`)
  }
}
