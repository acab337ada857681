import { Migration } from '@mikro-orm/migrations'

export class EndedInvitations extends Migration {
  override up() {
    this.addSql(`alter table staff_members add column links_ended_at timestamptz`)
  }

  override down() {
    this.addSql(`alter table staff_members drop column links_ended_at`)
  }
}
