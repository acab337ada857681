import { Migration } from '@mikro-orm/migrations'

export class AnswerBy extends Migration {
  override up() {
    // Null for messages of the time before it was promised.
    this.addSql(`alter table contact_messages add column answer_by timestamptz`)
  }
}
