import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { catalogue } from '@northword/content/studio/catalogue'
import { until } from '@northword/rig/until'

/** Clients that order in sequence, each order with its own key and address. */
export interface Storm {
  /** Acknowledged order numbers by key. */
  acknowledged: Map<string, string>
  /** Keys without an answer. The server may have stored them. */
  unanswered: Set<string>
  /** Answers other than 200 and 201. */
  refusals: Refusal[]
  /** Lets every client finish its request. */
  stop: () => Promise<void>
}

export interface Refusal {
  status: number
  retryAfter: string | null
  body: string
}

/** Starts clients that each wait `pauseMs` after an answer. */
export function startStorm(url: string, clients: number, pauseMs = 0): Storm {
  const acknowledged = new Map<string, string>()
  const unanswered = new Set<string>()
  const refusals: Refusal[] = []
  const end = new AbortController()
  const client = async () => {
    while (!end.signal.aborted) {
      const key = randomUUID()
      const answer = await placeOrder(url, key)
      if (typeof answer === 'string') acknowledged.set(key, answer)
      else if (answer) refusals.push(answer)
      else unanswered.add(key)
      await sleep(typeof answer === 'string' ? pauseMs : Math.max(pauseMs, 20))
    }
  }
  const all = Array.from({ length: clients }, client)
  const stop = async () => {
    end.abort()
    await Promise.all(all)
  }
  return { acknowledged, unanswered, refusals, stop }
}

/** Waits for the first acknowledged order: a new server on a busy machine is slow. */
export const firstOrderOf = ({ acknowledged }: Storm) =>
  until('an order', async () => acknowledged.size > 0 || undefined)

/** Client's address of the order with that key. */
export const addressOf = (key: string) => `${key}@storm.example`

/** The number, the refusal, or undefined without an answer. */
export async function placeOrder(url: string, key: string): Promise<string | Refusal | undefined> {
  const client = { fullName: 'Gale Storm', email: addressOf(key), phone: '+852 0000 2222', note: key }
  try {
    const response = await fetch(`${url}/api/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ ...client, sku: catalogue[0]?.sku }),
    })
    const body = await response.text()
    if (response.ok) return (JSON.parse(body) as { order: { id: string } }).order.id
    return { status: response.status, retryAfter: response.headers.get('retry-after'), body }
  } catch {
    return undefined
  }
}

/** Retries every unanswered order with its key, as the outbox does; waits while the server is busy. */
export async function sendAgain({ url }: { url: string }, { unanswered, acknowledged }: Storm) {
  for (const key of unanswered) acknowledged.set(key, await takenInTheEnd(url, key))
}

async function takenInTheEnd(url: string, key: string): Promise<string> {
  return until('the order sent again', async () => {
    const answer = await placeOrder(url, key)
    if (typeof answer === 'string') return answer
    if (answer?.retryAfter == null) throw new Error(`Sent again, the order got ${JSON.stringify(answer)}.`)
    await sleep(Number(answer.retryAfter) * 1_000)
    return undefined
  })
}
