import { randomInt, randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import type { Load } from './load.ts'
import { sampleOrder } from './sample-order.ts'

// A process of its own, so that making requests and answering them do not share a thread.
process.once('message', (load: Load) => void run(load))
process.once('disconnect', () => process.exit())

async function run({ url, connections, amount, rate, headers, post }: Load) {
  const how = 'seconds' in amount ? { duration: amount.seconds } : { amount: amount.requests }
  const requests = headers ? [{ headers }] : [{ setupRequest: post ? posting(post) : anotherOrder }]
  const pace = rate === undefined ? {} : { overallRate: rate }
  const {
    '2xx': succeeded,
    non2xx,
    errors,
    duration,
    latency: { p99 },
  } = await autocannon({ url, connections, ...how, ...pace, requests })
  process.send?.({ succeeded, failed: non2xx + errors, seconds: duration, p99 })
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
