import { randomInt } from 'node:crypto'
import { retryDelaysSeconds } from '@northword/contract/desk/webhooks'
import type { Em } from '../../db/orm.ts'
import { type Answered, post } from '../../outbound/post.ts'
import { problemOf } from '../../outbound/problem-of.ts'
import type { Reach } from '../../outbound/reach.ts'
import { clock } from '../../time/clock.ts'
import { signedHeaders } from './sign.ts'
import { headerIdOf, WebhookDelivery } from './webhook-delivery.entity.ts'
import { secretsAt, WebhookEndpoint } from './webhook-endpoint.entity.ts'
import type { WebhookBody } from '@northword/contract/desk/webhook-body'

export interface WebhookWay {
  reach: Reach
  publicUrl: string
  timeoutMs: number
  /** Further trusted certificates, for tests. */
  ca?: string
  signal?: AbortSignal
}

type Outcome = Pick<WebhookDelivery, 'answer' | 'problem'> & { retryAfter?: string | undefined }

const longestWaitSeconds = retryDelaysSeconds.at(-1) ?? 0

/** Tries a taken delivery once, outside a transaction. If the process dies, it is tried again after its lease. */
export async function deliverWebhook(em: Em, way: WebhookWay, id: string): Promise<void> {
  const delivery = await em.findOne(WebhookDelivery, { id })
  const endpoint = delivery && (await em.findOne(WebhookEndpoint, { id: delivery.endpointId }))
  if (!delivery || !endpoint) return
  const begun = performance.now()
  const outcome = await attempt(way, delivery, endpoint)
  const durationMs = Math.round(performance.now() - begun)
  if (way.signal?.aborted && outcome.answer === null) return giveBack(em.fork(), delivery)
  await em.fork().transactional((tx) => note(tx, delivery, outcome, durationMs))
}

async function attempt(
  way: WebhookWay,
  delivery: WebhookDelivery,
  endpoint: WebhookEndpoint,
): Promise<Outcome> {
  const now = clock.now()
  const body = JSON.stringify(bodyOf(delivery, way.publicUrl))
  const timestamp = String(Math.floor(now.getTime() / 1_000))
  const signed = signedHeaders(secretsAt(endpoint, now), { id: headerIdOf(delivery), timestamp, body })
  const headers = { 'content-type': 'application/json', 'user-agent': 'Northword-Webhooks/1', ...signed }
  try {
    const { status, retryAfter }: Answered = await post({ url: endpoint.url, headers, body }, way)
    return { answer: status, problem: null, retryAfter }
  } catch (error) {
    return { answer: null, problem: problemOf(error) }
  }
}

/** A try that our own stop has cut off says nothing of the receiver, so it does not count. */
async function giveBack(em: Em, delivery: WebhookDelivery) {
  const given = { tries: delivery.tries - 1, takenUntil: null, nextTryAt: clock.now() }
  await em.nativeUpdate(WebhookDelivery, stillOurs(delivery), given)
}

async function note(em: Em, delivery: WebhookDelivery, outcome: Outcome, durationMs: number) {
  const { answer, problem } = outcome
  const { ofDelivery, ofEndpoint } = changesAfter(delivery.tries, outcome, clock.now())
  const tried = { answer, problem, durationMs, takenUntil: null, ...ofDelivery }
  // In the order in which a removal locks them.
  if (ofEndpoint) await lockEndpoint(em, delivery.endpointId)
  const changed = await em.nativeUpdate(WebhookDelivery, stillOurs(delivery), tried)
  if (changed > 0 && ofEndpoint)
    await em.nativeUpdate(WebhookEndpoint, { id: delivery.endpointId }, ofEndpoint)
}

/** Events can still be queued for it. */
const lockEndpoint = (em: Em, id: string) =>
  em.execute('select 1 from webhook_endpoints where id = ? for no key update', [id])

/** Condition: no other process took it after our lease, as while this machine was suspended. */
const stillOurs = ({ id, tries }: WebhookDelivery) => ({ id, tries, status: 'waiting' as const })

interface Changes {
  ofDelivery: Partial<WebhookDelivery>
  /** Null: another try follows. */
  ofEndpoint: Partial<WebhookEndpoint> | null
}

function changesAfter(tries: number, { answer, retryAfter }: Outcome, now: Date): Changes {
  if (answer !== null && answer >= 200 && answer < 300)
    return { ofDelivery: { status: 'delivered' }, ofEndpoint: { deliveredAt: now, failedAt: null } }
  if (answer === 410) return { ofDelivery: { status: 'failed' }, ofEndpoint: { offAt: now, isGone: true } }
  if (tries > retryDelaysSeconds.length)
    return { ofDelivery: { status: 'failed' }, ofEndpoint: { failedAt: now } }
  const nextTryAt = new Date(now.getTime() + waitMs(tries, retryAfter, now))
  return { ofDelivery: { nextTryAt }, ofEndpoint: null }
}

/** Delay after this many tries, plus up to a tenth at random, so that retries spread out. */
function waitMs(tries: number, retryAfter: string | undefined, now: Date): number {
  const seconds = retryDelaysSeconds[tries - 1] ?? longestWaitSeconds
  const asked = Math.min(askedSeconds(retryAfter, now), longestWaitSeconds)
  return Math.max(seconds * (1_000 + randomInt(100)), asked * 1_000)
}

/** `Retry-After` in seconds, from a number or a date. 0 if neither. */
function askedSeconds(retryAfter: string | undefined, now: Date): number {
  if (retryAfter === undefined) return 0
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - now.getTime()) / 1_000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : 0
}

/** Body as in Standard Webhooks: event, time, order, and addresses to read the rest. */
function bodyOf({ event, createdAt, data }: WebhookDelivery, publicUrl: string): WebhookBody {
  const { number, status } = data
  return {
    type: event,
    timestamp: createdAt.toISOString(),
    data: {
      ...(number !== undefined && { orderNumber: number, order: number }),
      ...(status !== undefined && { status }),
      ...(number !== undefined && {
        url: `${publicUrl}/desk/orders/${number}`,
        api: `${publicUrl}/api/desk/orders/${number}`,
      }),
    },
  }
}
