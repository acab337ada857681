import { Migration } from '@mikro-orm/migrations'

export class OrderReferences extends Migration {
  override up() {
    this.addSql(`alter table orders add column reference text`)
  }

  override down() {
    this.addSql(`alter table orders drop column reference`)
  }
}
