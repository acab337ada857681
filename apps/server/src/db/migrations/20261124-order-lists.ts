import { Migration } from '@mikro-orm/migrations'

export class OrderLists extends Migration {
  override up() {
    // One index finds rows with all words; with two, every row with any word would be compared.
    this.addSql(`drop index orders_reach_search_index`)
    this.addSql(`
      create index orders_everything_index on orders using gin (
        (number || chr(10) || full_name || chr(10) || note || chr(10) || email || chr(10) || phone) gin_trgm_ops)`)
    this.addSql(`
      create index orders_status_place_index on orders
        (status, coalesce(due_at, timestamptz '9999-12-31 00:00:00Z'), id)`)
    this.addSql(`
      create index orders_status_sku_created_index on orders (status, sku, created_at, id)`)
    this.addSql(`drop index orders_refund_due_index`)
    this.addSql(`
      create index orders_refund_place_index on orders
        (((refund_due_at at time zone 'UTC' - interval '20 years') at time zone 'UTC'), id)
        where refund_due_at is not null`)
  }

  override down() {
    this.addSql(`drop index orders_refund_place_index`)
    this.addSql(`
      create index orders_refund_due_index on orders (refund_due_at, id) where refund_due_at is not null`)
    this.addSql(`drop index orders_status_sku_created_index`)
    this.addSql(`drop index orders_status_place_index`)
    this.addSql(`drop index orders_everything_index`)
    this.addSql(`
      create index orders_reach_search_index on orders using gin ((email || chr(10) || phone) gin_trgm_ops)`)
  }
}
