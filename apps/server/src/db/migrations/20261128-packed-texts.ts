import { Migration } from '@mikro-orm/migrations'

/** Compressed blocks of long texts. Older texts keep only the plain ones. */
export class PackedTexts extends Migration {
  override up() {
    this.addSql('alter table text_versions add column packed bytea')
  }

  override down() {
    this.addSql('alter table text_versions drop column packed')
  }
}
