import { Migration } from '@mikro-orm/migrations'

export class Inviters extends Migration {
  override up() {
    this.addSql(`alter table staff_members add column invited_by uuid`)
  }

  override down() {
    this.addSql(`alter table staff_members drop column invited_by`)
  }
}
