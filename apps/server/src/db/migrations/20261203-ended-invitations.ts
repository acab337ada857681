import { Migration } from '@mikro-orm/migrations'

/** When all links of somebody to the desk were ended, so that mails which still wait make no new ones. */
export class EndedInvitations extends Migration {
  override up() {
    this.addSql(`alter table staff_members add column links_ended_at timestamptz`)
  }

  override down() {
    this.addSql(`alter table staff_members drop column links_ended_at`)
  }
}
