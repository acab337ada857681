import { Migration } from '@mikro-orm/migrations'

const ofOrder = 'order_messages_order_id_idempotency_key_unique'
const ofSender = 'order_messages_order_id_sender_idempotency_key_unique'

/** A key of a message counts for its sender: the client or the studio may take one that the other has used. */
export class MessageKeys extends Migration {
  override up() {
    this.addSql(`alter table order_messages drop constraint ${ofOrder}`)
    this.addSql(
      `alter table order_messages add constraint ${ofSender} unique (order_id, sender, idempotency_key)`,
    )
  }

  override down() {
    this.addSql(
      `update order_messages m set idempotency_key = gen_random_uuid()::text
        where sender = 'studio' and exists (select from order_messages other where other.order_id = m.order_id
          and other.idempotency_key = m.idempotency_key and other.sender = 'client')`,
    )
    this.addSql(`alter table order_messages drop constraint ${ofSender}`)
    this.addSql(`alter table order_messages add constraint ${ofOrder} unique (order_id, idempotency_key)`)
  }
}
