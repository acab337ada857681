import { Migration } from '@mikro-orm/migrations'

/** A note may have a key, by which it is written once. */
export class NoteKeys extends Migration {
  override up() {
    this.addSql(`alter table desk_entries add column idempotency_key text`)
    this.addSql(
      `alter table desk_entries add constraint desk_entries_subject_id_idempotency_key_unique
        unique (subject_id, idempotency_key)`,
    )
    // The index of the constraint begins with the same column.
    this.addSql(`drop index desk_entries_subject_id_index`)
  }

  override down() {
    this.addSql(`create index desk_entries_subject_id_index on desk_entries (subject_id)`)
    this.addSql(`alter table desk_entries drop column idempotency_key`)
  }
}
