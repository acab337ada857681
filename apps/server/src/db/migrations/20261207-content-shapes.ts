import { Migration } from '@mikro-orm/migrations'

/** Shape in which fields were written, so that a later version can lift them. A release before this one writes 1. */
export class ContentShapes extends Migration {
  override up() {
    this.addSql(`alter table content_revisions add column shape integer not null default 1`)
    this.addSql(`alter table content_drafts add column shape integer not null default 1`)
  }

  override down() {
    this.addSql(`alter table content_revisions drop column shape`)
    this.addSql(`alter table content_drafts drop column shape`)
  }
}
