import { beforeAll, describe, expect, it } from 'vitest'
import { openTestPglite } from '../../../testing/databases/test-database.ts'
import { registered, somebody } from '../../../testing/test-accounts.ts'
import { ada } from '../../../testing/test-orders.ts'
import { type Colleague, owned } from '../../../testing/test-staff.ts'
import { type Browser, newBrowser } from '../../../testing/requests/test-browser.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'

interface Field {
  type?: string | string[]
  anyOf?: Field[]
  format?: string
  deprecated?: boolean
  description?: string
  properties?: Record<string, Field>
}

interface Operation {
  operationId: string
  deprecated?: boolean
  description: string
  parameters?: { name: string; schema: Field }[]
}

interface Document {
  paths: Record<string, Record<string, Operation>>
}

describe('A name that the API has changed', () => {
  const site = useTestApp(openTestPglite)
  let document: Document
  let client: Browser
  let owner: Colleague
  let number: string
  beforeAll(async () => {
    document = (await site.app.inject({ method: 'GET', url: '/api/openapi.json' })).json()
    owner = await owned(site)
    client = newBrowser(site)
    await registered(site, somebody(), client)
    const { body } = await client.rest('POST', '/api/orders', { ...ada, idempotencyKey: 'named' })
    number = (body['order'] as { id: string }).id
  })

  /** Fields and parameters of the document, without those that are deprecated. */
  const fieldsIn = (value: unknown): [string, Field][] => {
    if (typeof value !== 'object' || value === null) return []
    const { properties = {}, name, schema } = value as Field & { name?: string; schema?: Field }
    return [
      ...(typeof name === 'string' && schema ? [[name, schema] as [string, Field]] : []),
      ...Object.entries(properties).filter(([, { deprecated }]) => !deprecated),
      ...Object.values(value).flatMap(fieldsIn),
    ]
  }
  const typesOf = ({ type = [], anyOf = [] }: Field): string[] => [
    ...[type].flat(),
    ...anyOf.flatMap(typesOf),
  ]
  /** Types that the fields with such a name have, besides null. */
  const typesOfThe = (pattern: RegExp) =>
    new Set(
      fieldsIn(document)
        .filter(([name]) => pattern.test(name))
        .flatMap(([, field]) => typesOf(field).filter((type) => type !== 'null')),
    )

  it.each([
    [/^number$|^piece$|^version$|^revision$|^round$/, 'integer'],
    [/^cents$|Cents$/, 'integer'],
    [/^id$|Id$/, 'string'],
    [/.Number$/, 'string'],
    [/^at$|At$/, 'string'],
  ])('is of one type wherever its name is like %s', (pattern, type) => {
    expect([...typesOfThe(pattern)]).toEqual([type])
  })

  it('has the number of an order under `id` in the shape of the specification alone', () => {
    const numbers = fieldsIn(document).filter(([, { description }]) => description?.includes('`NW-ORD-'))
    expect([...new Set(numbers.map(([name]) => name))].toSorted()).toEqual(['id', 'orderNumber'])
  })

  it('is answered under both names', async () => {
    const { body } = await client.rest('GET', `/api/orders/${number}`)
    expect(body).toMatchObject({ orderNumber: number, number })
    const { projects } = (await client.rest('GET', '/api/projects')).body
    expect(projects).toMatchObject([{ orderNumber: number, orderId: number }])
    const { browser } = owner
    const [row] = (await browser.rest('GET', '/api/desk/orders')).body['orders'] as object[]
    expect(row).toMatchObject({ orderNumber: number, number })
    const { order } = (await browser.rest('GET', `/api/desk/orders/${number}`)).body
    expect(order).toMatchObject({ orderNumber: number, number })
    const pieces = (await browser.rest('GET', `/api/desk/orders/${number}/texts`)).body['pieces'] as object[]
    expect(pieces[0]).toMatchObject({ piece: 1, number: 1 })
  })

  it('has one name for our own pages', async () => {
    expect((await client.ask('orders.find', { number })).body).not.toHaveProperty('orderNumber')
  })

  it('is served at its former path, which names its successor and its end', async () => {
    const [now, before] = [`/api/orders/${number}/money`, `/api/order/${number}/money`]
    const former = await client.rest('GET', before)
    expect(former.body).toEqual((await client.rest('GET', now)).body)
    expect(former.headers).toMatchObject({
      deprecation: '@1795651200',
      sunset: 'Thu, 01 Jul 2027 00:00:00 GMT',
      link: `<${now}>; rel="successor-version"`,
    })
    expect((await client.rest('GET', now)).headers).not.toHaveProperty('deprecation')
    const refused = await site.app.inject({ method: 'GET', url: before })
    expect([refused.statusCode, refused.headers['sunset']]).toEqual([404, former.headers['sunset']])
  })

  it('is marked as deprecated in the document, operation by operation', () => {
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.values(methods).map((operation) => ({ path, ...operation })),
    )
    const former = operations.filter(({ deprecated }) => deprecated)
    expect(former.map(({ path }) => path)).toEqual(
      operations.flatMap(({ path }) =>
        path.startsWith('/api/orders/') ? [path.replace('/api/orders/', '/api/order/')] : [],
      ),
    )
    expect(former[0]?.description).toMatch(/^Replaced by `[\w.]+`; works until 2027-07-01\. For /)
  })
})
