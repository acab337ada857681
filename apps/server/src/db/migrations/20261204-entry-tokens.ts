import { Migration } from '@mikro-orm/migrations'

export class EntryTokens extends Migration {
  override up() {
    this.addSql(`alter table desk_entries add column token_id uuid`)
  }

  override down() {
    this.addSql(`alter table desk_entries drop column token_id`)
  }
}
