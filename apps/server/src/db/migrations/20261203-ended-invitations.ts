import { Migration } from '@mikro-orm/migrations'

/** Time when a member's links to the desk were ended, so that waiting mails make no new ones. */
export class EndedInvitations extends Migration {
  override up() {
    this.addSql(`alter table staff_members add column links_ended_at timestamptz`)
  }

  override down() {
    this.addSql(`alter table staff_members drop column links_ended_at`)
  }
}
