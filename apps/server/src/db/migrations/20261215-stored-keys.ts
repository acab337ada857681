import { Migration } from '@mikro-orm/migrations'

/** UUIDs of versions 4 and 7, as `storedKey` tells them. */
const isText = `idempotency_key !~* '^[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$'`

/** Keys that the product gives to the prices of rounds. It finds their charges by them. */
const isOfRound = `idempotency_key ~ '^round [0-9a-f-]{36} [0-9]+ [0-9]+$'`

const hashed = (scope: string) =>
  `encode(sha256(convert_to(${scope} || chr(10) || idempotency_key, 'UTF8')), 'hex')`

/**
 * Idempotency keys that are no random UUIDs become hashes, as `storedKey` makes them: two senders may choose one,
 * and none names a person. Those of erased orders become UUIDs.
 */
export class StoredKeys extends Migration {
  override up() {
    this.addSql(
      `update orders set idempotency_key = gen_random_uuid()::text where full_name = '' and ${isText}`,
    )
    this.addSql(
      `update orders set idempotency_key = ${hashed('coalesce(user_id::text, email_key)')}
        where full_name <> '' and ${isText}`,
    )
    this.addSql(`update contact_messages set idempotency_key = ${hashed('email_key')} where ${isText}`)
    this.addSql(`alter table money_entries disable trigger append_only`)
    this.addSql(
      `update money_entries set idempotency_key = ${hashed(`''`)} where ${isText} and not ${isOfRound}`,
    )
    this.addSql(`alter table money_entries enable trigger append_only`)
    this.addSql(`update payment_requests set idempotency_key = ${hashed(`''`)} where ${isText}`)
  }

  /** Keys stay hashed: an earlier release takes a repeat of such a call for a new one. */
  override down() {}
}
