import { Migration } from '@mikro-orm/migrations'

/** The mails of a subscriber are found by an index when they go with their reader. */
export class ReadersMails extends Migration {
  override up() {
    this.addSql(`create index mails_subscriber_id_index on mails (subscriber_id)`)
  }

  override down() {
    this.addSql(`drop index mails_subscriber_id_index`)
  }
}
