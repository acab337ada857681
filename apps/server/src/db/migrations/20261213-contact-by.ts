import { Migration } from '@mikro-orm/migrations'

/** Orders store by when they are contacted. Until that contact it is what is due. */
export class ContactBy extends Migration {
  override up() {
    this.addSql(`alter table orders add column contact_by timestamptz`)
    this.addSql(`update orders set contact_by = due_at where status = 'Pending Contact'`)
  }

  override down() {
    this.addSql(`alter table orders drop column contact_by`)
  }
}
