import { Migration } from '@mikro-orm/migrations'

/** Searches the first 10,000 characters of a brief, which may now be ten times as long. */
export class LongBriefs extends Migration {
  override up() {
    // The previous release works without its own indexes, but slowly.
    this.addSql(`drop index orders_search_index, orders_everything_index`)
    this.addSql(`create index orders_search_index on orders using gin (("left"(words, 10300)) gin_trgm_ops)`)
    this.addSql(`
      create index orders_everything_index on orders
        using gin (("left"(words, 10300) || chr(10) || reach) gin_trgm_ops)`)
  }

  override down() {
    this.addSql(`drop index orders_search_index, orders_everything_index`)
    this.addSql(`create index orders_search_index on orders using gin (words gin_trgm_ops)`)
    this.addSql(`
      create index orders_everything_index on orders using gin ((words || chr(10) || reach) gin_trgm_ops)`)
  }
}
