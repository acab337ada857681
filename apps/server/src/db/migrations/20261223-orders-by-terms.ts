import { Migration } from '@mikro-orm/migrations'

/** Finds orders by the day of their terms of service, which they keep in `sold`. */
export class OrdersByTerms extends Migration {
  override up() {
    this.addSql(`create index orders_terms_of_index on orders
      ((coalesce(sold->>'termsOf', 'unrecorded')), created_at, id)`)
  }

  override down() {
    this.addSql(`drop index orders_terms_of_index`)
  }
}
