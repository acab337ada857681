import { Migration } from '@mikro-orm/migrations'

export class OrderConfirmations extends Migration {
  override up() {
    this.addSql(`alter table orders add column confirmed_at timestamptz`)
    this.addSql(`update orders set confirmed_at = created_at`)
    this.addSql(`create index orders_unconfirmed_index on orders (email_key) where confirmed_at is null`)
  }

  override down() {
    this.addSql(`drop index orders_unconfirmed_index`)
    this.addSql(`alter table orders drop column confirmed_at`)
  }
}
