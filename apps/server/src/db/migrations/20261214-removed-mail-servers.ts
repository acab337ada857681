import { Migration } from '@mikro-orm/migrations'

/** A mail server that was set at the desk can be removed there. */
export class RemovedMailServers extends Migration {
  override up() {
    this.addSql(`alter table mail_servers add column is_removed boolean not null default false`)
  }

  override down() {
    this.addSql(`alter table mail_servers drop column is_removed`)
  }
}
