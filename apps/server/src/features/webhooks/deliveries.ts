import {
  type DeliveriesInput,
  type DeliveryInput,
  type DeliveryPage,
  type ReplayFailedInput,
  testEvent,
} from '@northword/contract/desk/webhooks'
import { Temporal } from 'temporal-polyfill'
import { v7 as uuid } from 'uuid'
import { afterCursor, latestFirst, pageOf, rowsToRead } from '../../db/queries/keyset.ts'
import type { Em } from '../../db/orm.ts'
import type { StaffContext } from '../../doors/context.ts'
import { DomainError } from '../../errors/domain-error.ts'
import type { HappenedEvent } from '../../hooks/hooks.ts'
import { clock } from '../../time/clock.ts'
import { deliveryView, WebhookDelivery } from './webhook-delivery.entity.ts'
import { webhookOf } from './webhook-endpoint.entity.ts'

/**
 * Queues events for the endpoints that want them, in the transaction of `em`. No order fails with an endpoint that is
 * being deleted.
 */
export async function queueEvents(em: Em, happened: HappenedEvent[]): Promise<void> {
  if (!em.isInTransaction()) throw new Error('Events are queued within a transaction.')
  if (happened.length > 0) await queue(em, happened, 'e.events @> to_jsonb(a.event)')
}

/**
 * Queues with one statement, which waits for an endpoint being deleted and skips it.
 * @param wants condition on endpoint `e` and event `a` @returns the queued deliveries
 */
const queue = (em: Em, happened: HappenedEvent[], wants: string, values: readonly string[] = []) =>
  em.execute<unknown[]>(
    `insert into webhook_deliveries
      (id, endpoint_id, message_id, event, data, created_at, status, tries, next_try_at)
    select gen_random_uuid(), e.id, a.id, a.event, a.data, a.at, 'waiting', 0, a.at
    from webhook_endpoints e
    join jsonb_to_recordset(?::jsonb) as a(id uuid, event text, at timestamptz, data jsonb) on ${wants}
    where e.off_at is null
    for key share of e
    on conflict (endpoint_id, message_id) do nothing returning id`,
    [JSON.stringify(happened), ...values],
  )

/** A page of deliveries, latest event first. @throws {DomainError} `webhookNotFound` */
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

/** Queues a test event for this endpoint only. @throws {DomainError} `webhookNotFound`, `webhookOff` */
export async function sendTest(em: Em, id: string): Promise<void> {
  const queued = await queue(em, [{ id: uuid(), event: testEvent, at: clock.now(), data: {} }], 'e.id = ?', [
    id,
  ])
  if (queued.length > 0) return
  await webhookOf(em, id)
  throw new DomainError('webhookOff')
}

/** Restarts a delivery under the same id, so that receivers recognise it. */
const anew = () => ({ status: 'waiting' as const, tries: 0, nextTryAt: clock.now() })

/** Condition: no process is sending it. */
const notTaken = () => ({ $or: [{ takenUntil: null }, { takenUntil: { $lte: clock.now() } }] })

/**
 * Sends a delivery again, in any state. One being sent is left alone.
 * @throws {DomainError} `webhookNotFound`, `webhookOff`, `deliveryNotFound`
 */
export async function replay(em: Em, { id, deliveryId }: DeliveryInput): Promise<void> {
  await refuseOff(em, id)
  const one = { id: deliveryId, endpointId: id }
  if ((await em.count(WebhookDelivery, one)) === 0) throw new DomainError('deliveryNotFound')
  await em.nativeUpdate(WebhookDelivery, { ...one, ...notTaken() }, anew())
}

/**
 * Sends all failed deliveries since a day again, and returns their number.
 * @throws {DomainError} `webhookNotFound`, `webhookOff`
 */
export async function replayFailed(
  { em, site }: Pick<StaffContext, 'em' | 'site'>,
  { id, since }: ReplayFailedInput,
): Promise<number> {
  await refuseOff(em, id)
  const failed = {
    endpointId: id,
    status: 'failed' as const,
    createdAt: { $gte: startOf(since, site.company.timeZone) },
  }
  return em.nativeUpdate(WebhookDelivery, failed, anew())
}

/** Beginning of a day in the studio's time zone. */
const startOf = (day: string, timeZone: string) =>
  new Date(Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds)

async function refuseOff(em: Em, id: string) {
  const { offAt } = await webhookOf(em, id)
  if (offAt) throw new DomainError('webhookOff')
}
