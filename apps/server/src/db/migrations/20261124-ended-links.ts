import { Migration } from '@mikro-orm/migrations'

export class EndedLinks extends Migration {
  override up() {
    this.addSql(`alter table orders add column links_ended_at timestamptz`)
  }

  override down() {
    this.addSql(`alter table orders drop column links_ended_at`)
  }
}
