import { Migration } from '@mikro-orm/migrations'

export class ContactKeys extends Migration {
  override up() {
    this.addSql(`alter table contact_messages add column idempotency_key text`)
    this.addSql(
      `alter table contact_messages
         add constraint contact_messages_idempotency_key_unique unique (idempotency_key)`,
    )
  }

  override down() {
    this.addSql(`alter table contact_messages drop column idempotency_key`)
  }
}
