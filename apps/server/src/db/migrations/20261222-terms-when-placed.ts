import { Migration } from '@mikro-orm/migrations'

/** Orders without a price get their account's terms, which new ones have from the day on which they are placed. */
export class TermsWhenPlaced extends Migration {
  override up() {
    this.addSql(`update orders set terms_chosen = true,
        terms = coalesce((select terms from users where users.id = orders.user_id), terms)
      where status = 'Pending Contact' and not terms_chosen`)
  }

  override down() {}
}
