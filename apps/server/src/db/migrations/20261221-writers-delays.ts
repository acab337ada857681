import { Migration } from '@mikro-orm/migrations'

/** Delays of the work by its writer, apart from those of the agent's duties. Earlier ones were of both. */
export class WritersDelays extends Migration {
  override up() {
    this.addSql(`alter table desk_states add column writer_later_until timestamptz`)
    this.addSql(`update desk_states set writer_later_until = later_until where later_until is not null`)
    this.addSql(
      `create index desk_states_writer_later_until_index on desk_states (writer_later_until)
        where writer_later_until is not null`,
    )
  }

  override down() {
    this.addSql(`drop index desk_states_writer_later_until_index`)
    this.addSql(`alter table desk_states drop column writer_later_until`)
  }
}
