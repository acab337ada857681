import { Migration } from '@mikro-orm/migrations'

/** The right to publish the site, which owners give to others. They have it themselves. */
export class PublishingRights extends Migration {
  override up() {
    this.addSql(`alter table staff_members add column may_publish boolean not null default false`)
  }

  override down() {
    this.addSql(`alter table staff_members drop column may_publish`)
  }
}
