import { Migration } from '@mikro-orm/migrations'
import { emailKey } from '../../addresses/email-key.ts'

const batchSize = 1_000

export class MailOwners extends Migration {
  override async up() {
    await this.execute(`alter table mails add column email_key text, add column order_id uuid`)
    await this.writeKeys()
    await this.execute(`
      update mails set order_id = orders.id from orders
        where ${isAboutSomebody} and kind like 'order-%'
          and orders.number = substring(subject from '[A-Za-z0-9]+-ORD-[0-9]+-[A-Za-z0-9]+')`)
    await this.execute(`create index mails_email_key_index on mails (email_key)`)
    await this.execute(`create index mails_order_id_index on mails (order_id)`)
  }

  override down() {
    this.addSql(`drop index mails_order_id_index`)
    this.addSql(`drop index mails_email_key_index`)
    this.addSql(`alter table mails drop column order_id, drop column email_key`)
  }

  /** In JavaScript: SQL cannot normalise international domains. */
  private async writeKeys() {
    for (let rows = await this.readBatch(firstId); rows.length > 0;) {
      const keys = rows.map(({ id, address }) => ({ id, key: emailKey(address) }))
      await this.execute(
        `update mails set email_key = given.key
          from jsonb_to_recordset(?::jsonb) as given (id uuid, key text) where given.id = mails.id`,
        [JSON.stringify(keys)],
      )
      rows = await this.readBatch(rows.at(-1)?.id ?? firstId)
    }
  }

  private readBatch(after: string) {
    return this.getEntityManager().execute<{ id: string; address: string }[]>(
      `select id, coalesce(reply_to->>'address', "to"->>'address') as address
        from mails where id > ? and ${isAboutSomebody} order by id limit ${batchSize}`,
      [after],
    )
  }
}

const firstId = '00000000-0000-0000-0000-000000000000'

/** A notice to the studio that an erasure cancelled an order names nobody. */
const isAboutSomebody = `(kind <> 'order-cancellation-notice' or reply_to is not null)`
