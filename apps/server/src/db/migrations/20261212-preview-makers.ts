import { Migration } from '@mikro-orm/migrations'

/** Links that members hand out name their maker. Those to previews from before name nobody, and end. */
export class PreviewMakers extends Migration {
  override up() {
    this.addSql(`delete from tokens where purpose = 'preview'`)
    this.addSql(`alter table tokens add column made_by uuid`)
    this.addSql(`create index tokens_made_by_index on tokens (made_by)`)
  }

  override down() {
    this.addSql(`alter table tokens drop column made_by`)
  }
}
