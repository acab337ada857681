import { Migration } from '@mikro-orm/migrations'

/** The blocks of a long text a second time, compressed; those of older texts are taken as they are. */
export class PackedTexts extends Migration {
  override up() {
    this.addSql('alter table text_versions add column packed bytea')
  }

  override down() {
    this.addSql('alter table text_versions drop column packed')
  }
}
