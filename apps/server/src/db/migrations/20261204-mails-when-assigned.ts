import { Migration } from '@mikro-orm/migrations'

/** Whether a member gets a mail when somebody assigns an order to them. */
export class MailsWhenAssigned extends Migration {
  override up() {
    this.addSql(`alter table staff_members add column mails_when_assigned boolean not null default true`)
  }

  override down() {
    this.addSql(`alter table staff_members drop column mails_when_assigned`)
  }
}
