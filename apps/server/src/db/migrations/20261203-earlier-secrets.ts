import { Migration } from '@mikro-orm/migrations'

export class EarlierSecrets extends Migration {
  override up() {
    this.addSql(`
      alter table webhook_endpoints add column earlier_made_by uuid, add column earlier_exposed_at timestamptz`)
  }

  override down() {
    this.addSql(`alter table webhook_endpoints drop column earlier_made_by, drop column earlier_exposed_at`)
  }
}
