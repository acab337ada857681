import { Migration } from '@mikro-orm/migrations'

/** Time when a reader of an order's address said that the order is theirs. */
export class OrderLinks extends Migration {
  override up() {
    this.addSql(`alter table orders add column proven_at timestamptz`)
  }

  override down() {
    this.addSql(`alter table orders drop column proven_at`)
  }
}
