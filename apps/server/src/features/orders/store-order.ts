import type { Service } from '@northword/content/catalogue'
import { isDatabaseAway } from '../../db/database-away.ts'
import { groupCommit } from '../../db/group-commit.ts'
import type { Database, Em } from '../../db/orm.ts'
import type { OutgoingMail } from '../mail/mail-queue.ts'
import { announce } from '../webhooks/announce.ts'
import { firstEventOf, OrderEvent } from './order-event.entity.ts'
import { placedEvent } from './told-of-order.ts'
import { orderMails } from './order-mails.ts'
import { Order } from './order.entity.ts'
import { Project, projectOf } from './project.entity.ts'

/** A new order and the service that it is for. */
export interface NewOrder {
  order: Order
  service: Service
}

/** Writes a new order with all it brings; false, and nothing written, where its number or key is taken. */
export type StoreOrder = (order: NewOrder) => Promise<boolean>

/** Orders that arrive together are committed together; see `groupCommit`. */
export function createStoreOrder(database: Database, mail: Pick<OutgoingMail, 'add'>): StoreOrder {
  const write = (batch: NewOrder[]) =>
    database.orm.em.fork().transactional((em) => writeOrders(em, mail, batch))
  return groupCommit(write, { maxBatch: 50, isHopeless: isDatabaseAway })
}

/** The orders, their projects, events, mails and jobs: few statements, whatever the number of orders. */
async function writeOrders(em: Em, mail: Pick<OutgoingMail, 'add'>, batch: NewOrder[]): Promise<boolean[]> {
  // The order of the keys, in every process: two that write the same orders would otherwise wait for one another.
  const orders = batch
    .map(({ order }) => order)
    .toSorted((one, other) => (one.idempotencyKey < other.idempotencyKey ? -1 : 1))
  const insert = em.createQueryBuilder(Order).insert(orders).onConflict().ignore().returning('id')
  const inserted = await insert.execute<{ id: string }[]>('all')
  const ids = new Set(inserted.map(({ id }) => id))
  const stored = batch.filter(({ order }) => ids.has(order.id))
  if (stored.length > 0) {
    await em.insertMany(
      Project,
      stored.map(({ order }) => projectOf(order)),
    )
    const events = stored.map(({ order }) => ({ order, event: firstEventOf(order) }))
    await em.insertMany(
      OrderEvent,
      events.map(({ event }) => event),
    )
    await announce(
      em,
      events.map(({ order, event }) => placedEvent(order, event)),
    )
    await mail.add(
      em,
      stored.flatMap(({ order, service }) => orderMails(order, service)),
    )
  }
  return batch.map(({ order }) => ids.has(order.id))
}
