import { Migration } from '@mikro-orm/migrations'

/** Deletes the mails to addresses of the newsletter that were deleted because nobody confirmed them. */
export class ForgottenReaders extends Migration {
  override up() {
    this.addSql(`
      delete from mails where subscriber_id is not null
        and not exists (select 1 from subscribers where subscribers.id = mails.subscriber_id)`)
  }

  override down() {}
}
