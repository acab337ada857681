import { usualBriefLength } from '@northword/contract/lengths'
import type { SiteContent } from '@northword/contract/content/site-content'
import { isDatabaseLost, isStatementStopped } from '../../../db/connections/database-away.ts'
import { groupCommit } from '../../../db/connections/group-commit.ts'
import type { Database } from '../../../db/orm.ts'
import type { Hooks, Telling } from '../../../hooks/hooks.ts'
import type { OutgoingMail } from '../../mail/queue/mail-queue.ts'
import { firstEventOf, happened, OrderEvent } from '../order/order-event.entity.ts'
import { orderMails } from '../mails/order-mails.ts'
import { Order } from '../order/order.entity.ts'
import { Project, projectOf } from '../order/project.entity.ts'

interface NewOrder {
  order: Order
  /** Matter of the studio for the mails about it. */
  site: SiteContent
}

/** Inserts a new order with its rows. False, and nothing inserted, if its number or key is taken. */
export type StoreOrder = (order: NewOrder) => Promise<boolean>

/** Characters of the briefs of a batch. PGlite indexes about so many random ones in a second. */
const mostCharacters = 20_000

/** Commits orders that arrive together in one transaction; see `groupCommit`. */
export function createStoreOrder(
  database: Database,
  mail: Pick<OutgoingMail, 'add'>,
  hooks: Hooks,
): StoreOrder {
  const write = (batch: NewOrder[]) =>
    database.orm.em.fork().transactional((em) => writeOrders({ em, hooks }, mail, batch))
  // A statement that was stopped took ten seconds; each order alone might take as long.
  const isHopeless = (error: unknown) => isDatabaseLost(error) || isStatementStopped(error)
  return groupCommit(write, {
    maxBatch: 50,
    weigh: ({ order }) => Math.min(order.note.length, usualBriefLength),
    mostWeight: mostCharacters,
    isHopeless,
  })
}

/** A fixed number of statements, whatever the number of orders. */
async function writeOrders(
  { em, hooks }: Omit<Telling, 'site'>,
  mail: Pick<OutgoingMail, 'add'>,
  batch: NewOrder[],
): Promise<boolean[]> {
  // Sorted by key in every process: two that write the same orders would otherwise deadlock.
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
    await hooks.eventsHappened(
      em,
      events.map(({ order, event }) => happened(order, event)),
    )
    await mail.add(
      em,
      stored.flatMap(({ order, site }) => orderMails(order, site)),
    )
  }
  return batch.map(({ order }) => ids.has(order.id))
}
