import { Migration } from '@mikro-orm/migrations'

/** Hash of what a release says, by which the release that a page showed is found. */
export class ShownMatter extends Migration {
  override up() {
    this.addSql(`alter table content_releases add column matter text`)
    this.addSql(`create index content_releases_matter_index on content_releases (matter)`)
  }

  override down() {
    this.addSql(`alter table content_releases drop column matter`)
  }
}
