import { Migration } from '@mikro-orm/migrations'

/** Files of pictures, named by the hash of their bytes. */
export class Pictures extends Migration {
  override up() {
    this.addSql(`
      create table content_pictures (
        name text primary key,
        bytes bytea not null,
        width int not null,
        height int not null,
        added_at timestamptz not null,
        added_by text not null
      )`)
    // Compressed already.
    this.addSql(`alter table content_pictures alter column bytes set storage external`)
  }

  override down() {
    this.addSql(`drop table content_pictures`)
  }
}
