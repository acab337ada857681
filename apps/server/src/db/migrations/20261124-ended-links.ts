import { Migration } from '@mikro-orm/migrations'

/** Time when an order's links were ended, so that waiting mails make no new ones. */
export class EndedLinks extends Migration {
  override up() {
    this.addSql(`alter table orders add column links_ended_at timestamptz`)
  }

  override down() {
    this.addSql(`alter table orders drop column links_ended_at`)
  }
}
