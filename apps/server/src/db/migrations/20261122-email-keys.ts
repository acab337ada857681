import { Migration } from '@mikro-orm/migrations'
import { emailKey } from '../../addresses/email-key.ts'

interface Row {
  id: string
  email: string
  email_key: string
}

/** Addresses with an ASCII domain, as nearly all are. Their keys were always right. */
const plain = `'^[^@]+@[A-Za-z0-9.-]+$'`

/**
 * Corrects wrong keys: an earlier version gave `victim@gmail.com/x.evil.com` the key of `victim@gmail.com`, and
 * orders from before accounts have domains as typed. Orders that an account got by another address's key become guest
 * orders again.
 */
export class EmailKeys extends Migration {
  override async up() {
    for (const { id, email_key: taken } of await this.rekey('users')) await this.handBack(id, taken)
    for (const table of ['orders', 'contact_messages', 'subscribers']) await this.rekey(table)
  }

  /** Nothing to restore: a wrong key was a mistake. */
  override down() {}

  /** Corrects the keys of a table and returns the old rows. */
  private async rekey(table: string): Promise<Row[]> {
    const unusual = `select id, email, email_key from ${table} where email <> '' and email !~ ${plain}`
    const rows = await this.driver.execute<Row[]>(unusual, [], 'all', this.ctx)
    const wrong = rows.filter(({ email, email_key: key }) => key !== emailKey(email))
    for (const { id, email } of wrong)
      await this.execute(`update ${table} set email_key = ? where id = ?`, [emailKey(email), id])
    return wrong
  }

  private async handBack(userId: string, key: string) {
    const theirs = `user_id = ? and email_key = ? and email ~ ${plain}`
    const owner = [userId, key]
    await this.execute(
      `update projects set user_id = null where order_id in (select id from orders where ${theirs})`,
      owner,
    )
    await this.execute(`update orders set user_id = null, guest = true where ${theirs}`, owner)
  }
}
