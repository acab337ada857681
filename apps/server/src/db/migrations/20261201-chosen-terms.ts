import { Migration } from '@mikro-orm/migrations'

export class ChosenTerms extends Migration {
  override up() {
    this.addSql(`alter table orders add column terms_chosen boolean not null default false`)
    this.addSql(`update orders set terms_chosen = true where terms <> 'prepaid'`)
  }

  override down() {
    this.addSql(`alter table orders drop column terms_chosen`)
  }
}
