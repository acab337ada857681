import { Migration } from '@mikro-orm/migrations'

export class OrderLinks extends Migration {
  override up() {
    this.addSql(`alter table orders add column proven_at timestamptz`)
  }

  override down() {
    this.addSql(`alter table orders drop column proven_at`)
  }
}
