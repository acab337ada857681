import { Migration } from '@mikro-orm/migrations'

/** Partial indexes for open messages and cases put off. */
export class DeskIndexes extends Migration {
  override up() {
    this.addSql(
      `create index "contact_messages_due_index" on "contact_messages" ((case when urgent then (created_at at time zone 'UTC' - interval '10 years') at time zone 'UTC' else coalesce(answer_by, created_at) end), id) where answered_at is null`,
    )
    this.addSql(
      `create index desk_states_later_until_index on desk_states (later_until) where later_until is not null`,
    )
  }

  override down() {
    this.addSql(`drop index desk_states_later_until_index`)
    this.addSql(`drop index contact_messages_due_index`)
  }
}
