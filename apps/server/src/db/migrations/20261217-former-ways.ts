import { Migration } from '@mikro-orm/migrations'

/** Versions keep the way in which the text before was sent, so that cancelling them restores it. */
export class FormerWays extends Migration {
  override up() {
    this.addSql(`alter table text_versions add column sent_outside text`)
  }

  override down() {
    this.addSql(`alter table text_versions drop column sent_outside`)
  }
}
