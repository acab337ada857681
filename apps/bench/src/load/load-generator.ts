import { randomInt, randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import type { Load, Outcome } from './load.ts'
import { sampleOrder } from '../orders/sample-order.ts'

// A separate process, so that client and server do not share a thread.
process.once('message', (load: Load) => void run(load))
process.once('disconnect', () => process.exit())

async function run({ url, connections, amount, rate, headers, post }: Load) {
  const how = 'seconds' in amount ? { duration: amount.seconds } : { amount: amount.requests }
  const requests = headers ? [{ headers }] : [{ setupRequest: post ? posting(post) : anotherOrder }]
  // autocannon 9.0 confuses seconds and milliseconds in its correction for coordinated omission: an answer would
  // count once per millisecond that it took.
  const pace = rate === undefined ? {} : { overallRate: rate, ignoreCoordinatedOmission: true }
  const {
    '2xx': succeeded,
    non2xx: refused,
    errors: unanswered,
    duration,
    latency: { p99 },
  } = await autocannon({ url, connections, ...how, ...pace, requests, excludeErrorStats: true })
  process.send?.({ succeeded, refused, unanswered, seconds: duration, p99 } satisfies Outcome)
}

const posting = (body: object) => (request: autocannon.Request) => ({
  ...request,
  method: 'POST' as const,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** An order from a service card's form, each with its own client, key and reference. */
function anotherOrder(request: autocannon.Request): autocannon.Request {
  const id = `NW-ORD-${Date.now()}-${randomInt(36 ** 6)
    .toString(36)
    .toUpperCase()}`
  const idempotencyKey = randomUUID()
  const body = JSON.stringify({
    ...sampleOrder,
    email: `${idempotencyKey}@customer.example`,
    id,
    idempotencyKey,
  })
  return { ...request, method: 'POST', headers: { 'content-type': 'application/json' }, body }
}
