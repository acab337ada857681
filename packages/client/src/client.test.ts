import { expect, expectTypeOf, it } from 'vitest'
import type { CallArguments } from './call-types.ts'
import {
  type Answer,
  createClient,
  type ErrorType,
  type Input,
  NorthwordError,
  type OperationId,
} from './client.ts'

interface Sent {
  url: string
  method: string | undefined
  headers: Record<string, string>
  body: unknown
}

/** A client whose calls are all answered in the same way, with what it sent. */
function answered(answer: () => Response, options: object = {}) {
  const sent: Sent[] = []
  const northword = createClient({
    baseUrl: 'https://studio.example/',
    fetch: async (url, { method, headers, body }) => {
      sent.push({ url, method, headers: Object.fromEntries(new Headers(headers)), body })
      return answer()
    },
    ...options,
  })
  return { northword, sent }
}

const problem = {
  message: 'Somebody was faster.',
  detail: 'Somebody was faster.',
  type: '/api/problems#changedMeanwhile',
  title: 'Changed meanwhile',
  status: 409,
}
const refusing = (body: BodyInit, status: number, headers: Record<string, string> = {}) =>
  answered(() => new Response(body, { status, headers })).northword.call('services.list')

it('A call sends its fields in the path, the query or the body, and its key in a header', async () => {
  const { northword, sent } = answered(() => Response.json({}), { token: 'secret', headers: { a: '1' } })
  const money = { cents: 100, receivedOn: '2026-11-20', method: 'card' } as const
  await northword.call('payments.recordPayment', { orderNumber: 'NW/1 é', idempotencyKey: 'key', ...money })
  await northword.call('desk.queue', { view: 'mine', limit: 5 }, { headers: { a: '2' } })
  await northword.call('desk.queue')
  await northword.call('auth.signOut')
  expect(sent).toEqual([
    {
      url: 'https://studio.example/api/desk/orders/NW%2F1%20%C3%A9/money/payments',
      method: 'POST',
      headers: {
        a: '1',
        authorization: 'Bearer secret',
        'content-type': 'application/json',
        'idempotency-key': 'key',
      },
      body: JSON.stringify(money),
    },
    {
      url: 'https://studio.example/api/desk/queue?view=mine&limit=5',
      method: 'GET',
      headers: { a: '2', authorization: 'Bearer secret' },
      body: undefined,
    },
    expect.objectContaining({ url: 'https://studio.example/api/desk/queue' }),
    expect.objectContaining({ method: 'POST', body: undefined }),
  ])
})

it('A key that no header can hold goes in the body', async () => {
  const { northword, sent } = answered(() => new Response(null, { status: 204 }))
  const noted = { text: 'Tea', idempotencyKey: 'заказ – 17' }
  await northword.call('desk.addNote', { orderNumber: 'NW-1', ...noted })
  expect(sent).toMatchObject([{ body: JSON.stringify(noted) }])
  expect(sent[0]?.headers).not.toHaveProperty('idempotency-key')
})

it.each(['', '.', '..'])('A field of a path that is “%s” leads to no other path', async (orderNumber) => {
  const { northword, sent } = answered(() => Response.json({}))
  await expect(northword.call('desk.findCase', { orderNumber })).rejects.toThrow(TypeError)
  expect(sent).toEqual([])
})

it('An empty answer is undefined, and a file is the response itself, also one of JSON', async () => {
  const empty = answered(() => new Response(null, { status: 204 })).northword
  expect(await empty.call('auth.signOut')).toBeUndefined()
  const { northword } = answered(() => Response.json({ blocks: [] }))
  const file = await northword.call('deliveries.file', {
    orderNumber: 'NW-1',
    piece: 1,
    version: 1,
    file: 'text.json',
  })
  expect(await file.text()).toBe('{"blocks":[]}')
})

it('A refusal is an error with all that the server said', async () => {
  const body = JSON.stringify({ ...problem, issues: [{ path: 'text', message: 'Write something.' }] })
  const error = refusing(body, 409, { 'retry-after': '7', 'x-request-id': 'req-1' })
  await expect(error).rejects.toBeInstanceOf(NorthwordError)
  await expect(error).rejects.toMatchObject({
    name: 'NorthwordError',
    message: problem.message,
    status: 409,
    type: problem.type,
    title: problem.title,
    issues: [{ path: 'text', message: 'Write something.' }],
    retryAfterSeconds: 7,
    requestId: 'req-1',
  })
})

it.each([
  ['a page of a proxy', '<h1>Bad Gateway</h1>', 502],
  ['JSON of another server', '{"error":"no"}', 404],
  ['a page instead of an answer', '<h1>Welcome</h1>', 200],
])('%s is an error too', async (_, body, status) => {
  await expect(refusing(body, status)).rejects.toMatchObject({
    name: 'NorthwordError',
    message: `The answer with the status ${status} is not one of the API.`,
    status,
    type: 'about:blank',
    issues: [],
    retryAfterSeconds: undefined,
  })
})

it.each([201, 409])('Where an answer of %i breaks off, the error is that of fetch too', async (status) => {
  const aborted = new DOMException('This operation was aborted', 'AbortError')
  const body = new ReadableStream({ pull: (controller) => controller.error(aborted) })
  await expect(refusing(body, status)).rejects.toBe(aborted)
})

it('Where nothing answers, the error is that of fetch', async () => {
  const broken = new TypeError('fetch failed')
  const { northword } = answered(() => {
    throw broken
  })
  await expect(northword.call('services.list')).rejects.toBe(broken)
})

it('The compiler knows operations, fields and answers', () => {
  expectTypeOf<'orders.placed'>().not.toExtend<OperationId>()
  expectTypeOf<Input<'desk.findCase'>>().toEqualTypeOf<{ orderNumber: string }>()
  expectTypeOf<Input<'payments.agreePrice'>>().toHaveProperty('idempotencyKey').toEqualTypeOf<string>()
  expectTypeOf<Input<'orders.place'>>().toExtend<{ idempotencyKey?: string; sku: string }>()
  expectTypeOf<'other'>().not.toExtend<Input<'desk.queue'>['view']>()
  expectTypeOf<[]>().toExtend<CallArguments<'desk.queue'>>()
  expectTypeOf<[]>().not.toExtend<CallArguments<'desk.findCase'>>()
  expectTypeOf<[{ limit: 1 }]>().not.toExtend<CallArguments<'services.list'>>()
  expectTypeOf<keyof Answer<'services.list'>>().toEqualTypeOf<'services'>()
  expectTypeOf<Answer<'orders.place'>['order']['id']>().toEqualTypeOf<string>()
  expectTypeOf<Answer<'auth.signOut'>>().toEqualTypeOf<undefined>()
  expectTypeOf<Answer<'desk.exportOrders'>>().toEqualTypeOf<Response>()
  expectTypeOf<string>().not.toExtend<ErrorType>()
})
