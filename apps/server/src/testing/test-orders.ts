import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { orderOnWire } from '../features/orders/orders.rest.ts'
import type { Browser } from './requests/test-browser.ts'
import type { TestApp } from './test-app.ts'

export const ada = {
  sku: 'PS-070',
  fullName: 'Ada Lovelace',
  email: 'ada@analytical.example',
  phone: '+44 20 0000 0000',
  note: 'Notes on the engine, please.',
}

type Rows = Pick<TestApp, 'rows'>

/** An order as it is stored. */
export const orderRow = async ({ rows }: Rows, number: string) =>
  (await rows(`select * from orders where number = '${number}'`))[0] ?? {}

export const statusOf = async (site: Rows, number: string) => (await orderRow(site, number))['status']

/** Stores a status, past the rules of moves. */
export const setStatus = ({ rows }: Rows, number: string, status: string) =>
  rows(`update orders set status = '${status}' where number = '${number}'`)

interface Answer {
  status: number
  order?: Record<string, unknown>
  message?: string
  issues?: { path: string; message: string }[]
  /** Of a refusal that needs a yes. */
  release?: string
  /** Price of that release; the REST door leaves it to the catalogue. */
  priceCents?: number
  cookie: string | undefined
}

/** An order in REST's shape. */
type Typed = Record<string, unknown>

/** Places an order through either door and reads it in REST's shape. */
export const doors = {
  async tRPC(site: TestApp, { id, ...order }: Typed, key: string, headers = {}): Promise<Answer> {
    const input = { ...order, reference: id, idempotencyKey: key }
    const answer = await site.post('/trpc/orders.place', input, headers)
    const { result, error } = answer.json()
    const cookie = answer.headers['set-cookie']?.toString()
    return {
      status: answer.statusCode,
      order: result && orderOnWire(result.data.order),
      message: error?.message,
      issues: error?.data.issues,
      release: error?.data.release,
      priceCents: error?.data.priceCents,
      cookie,
    }
  },
  async REST(site: TestApp, order: Typed, key: string, headers = {}): Promise<Answer> {
    const answer = await site.post('/api/orders', order, { 'idempotency-key': key, ...headers })
    const { order: placed, message, issues, release } = answer.json()
    return {
      status: answer.statusCode,
      order: placed,
      message,
      issues,
      release,
      cookie: answer.headers['set-cookie']?.toString(),
    }
  },
}

/** Acts on an order, as it is at the moment, by the desk or another browser. */
export const actsOn =
  (desk: Browser, number: string) =>
  async (path: string, input: object = {}, by = desk) => {
    const { version } = (await desk.ask('desk.findCase', { number })).body
    const key = { idempotencyKey: randomUUID() }
    const answer = await by.call(path, { number, piece: 1, version, ...key, ...input })
    expect([path, answer.status, answer.message]).toEqual([path, 200, undefined])
    return answer.body
  }
