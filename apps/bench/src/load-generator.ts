import { randomInt, randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import type { Load, Outcome } from './load.ts'
import { sampleOrder } from './sample-order.ts'

// A process of its own, so that making requests and answering them do not share a thread.
process.once('message', (load: Load) => void run(load))
process.once('disconnect', () => process.exit())

async function run({ url, connections, amount, rate, headers, post }: Load) {
  const how = 'seconds' in amount ? { duration: amount.seconds } : { amount: amount.requests }
  const requests = headers ? [{ headers }] : [{ setupRequest: post ? posting(post) : anotherOrder }]
  // Its correction for requests that begin late mixes up seconds and milliseconds (autocannon 9.0): an answer would count
  // once for each millisecond that it took.
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

/** An order as the form on a service card sends it, each from another client with its own key and reference. */
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
