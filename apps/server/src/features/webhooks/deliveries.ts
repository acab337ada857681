import { company } from '@northword/content/company'
import {
  type DeliveriesInput,
  type DeliveryInput,
  type DeliveryPage,
  type ReplayFailedInput,
  testEvent,
} from '@northword/contract/webhooks'
import { Temporal } from 'temporal-polyfill'
import { v7 as uuid } from 'uuid'
import { afterCursor, latestFirst, pageOf, rowsToRead } from '../../db/keyset.ts'
import type { Em } from '../../db/orm.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { clock } from '../../time/clock.ts'
import { deliveryView, WebhookDelivery } from './webhook-delivery.entity.ts'
import { webhookOf } from './webhook-of.ts'

/**
 * A page of what was sent to an endpoint, the latest event first.
 * @throws {DomainError} `webhookNotFound`
 */
export async function listDeliveries(em: Em, { id, ...page }: DeliveriesInput): Promise<DeliveryPage> {
  await webhookOf(em, id)
  const read = await em.find(
    WebhookDelivery,
    { endpointId: id, ...afterCursor(page) },
    { orderBy: latestFirst, limit: rowsToRead(page) },
  )
  const { rows, next } = pageOf(read, page)
  return { deliveries: rows.map(deliveryView), next }
}

/**
 * Queues an event that has not happened, to this endpoint alone.
 * @throws {DomainError} `webhookNotFound`, `webhookOff`
 */
export async function sendTest(em: Em, id: string): Promise<void> {
  const { offAt } = await webhookOf(em, id)
  if (offAt) throw new DomainError('webhookOff')
  const now = clock.now()
  await em.insert(WebhookDelivery, {
    id: uuid(),
    endpointId: id,
    messageId: uuid(),
    event: testEvent,
    data: {},
    createdAt: now,
    status: 'waiting',
    tries: 0,
    nextTryAt: now,
    takenUntil: null,
    triedAt: null,
    answer: null,
    problem: null,
    durationMs: null,
  })
}

/** As it begins anew; under the same id, so that a receiver who had it knows it again. */
const anew = () => ({ status: 'waiting' as const, tries: 0, nextTryAt: clock.now() })

/** What no process is sending at the moment. */
const notTaken = () => ({ $or: [{ takenUntil: null }, { takenUntil: { $lte: clock.now() } }] })

/**
 * Sends a delivery again, whatever became of it; one that is on its way at this moment is left alone.
 * @throws {DomainError} `webhookNotFound`, `webhookOff`, `deliveryNotFound`
 */
export async function replay(em: Em, { id, deliveryId }: DeliveryInput): Promise<void> {
  await refuseOff(em, id)
  const one = { id: deliveryId, endpointId: id }
  if ((await em.count(WebhookDelivery, one)) === 0) throw new DomainError('deliveryNotFound')
  await em.nativeUpdate(WebhookDelivery, { ...one, ...notTaken() }, anew())
}

/**
 * Sends again what has failed for good of all that has happened since a day of the studio's, and returns how many there are.
 * @throws {DomainError} `webhookNotFound`, `webhookOff`
 */
export async function replayFailed(em: Em, { id, since }: ReplayFailedInput): Promise<number> {
  await refuseOff(em, id)
  const failed = { endpointId: id, status: 'failed' as const, createdAt: { $gte: startOf(since) } }
  return em.nativeUpdate(WebhookDelivery, failed, anew())
}

/** The moment at which a day begins on the studio's calendar. */
const startOf = (day: string) =>
  new Date(Temporal.PlainDate.from(day).toZonedDateTime(company.timeZone).epochMilliseconds)

async function refuseOff(em: Em, id: string) {
  const { offAt } = await webhookOf(em, id)
  if (offAt) throw new DomainError('webhookOff')
}
