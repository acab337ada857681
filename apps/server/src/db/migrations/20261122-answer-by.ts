import { Migration } from '@mikro-orm/migrations'

export class AnswerBy extends Migration {
  override up() {
    // Null for messages from before the studio promised an answer.
    this.addSql(`alter table contact_messages add column answer_by timestamptz`)
  }
}
