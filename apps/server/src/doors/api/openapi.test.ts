import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { pathsFor } from '../../testing/requests/test-routes.ts'
import { openTestPglite } from '../../testing/databases/test-database.ts'

describe('The OpenAPI document', () => {
  let site: TestApp
  beforeAll(async () => void (site = await openTestApp(openTestPglite)))
  afterAll(() => site.close())

  const read = async () => (await site.app.inject({ method: 'GET', url: '/api/openapi.json' })).json()

  it('is valid by the schema of OpenAPI 3.1', async () => {
    expect(await new Validator().validate(await read())).toEqual({ valid: true })
  })

  it('tells what a program needs for each path of the desk, and where everything is said', async () => {
    const { paths, components } = await read()
    expect(components.securitySchemes.apiToken).toMatchObject({ type: 'http', scheme: 'bearer' })
    const payments = paths['/api/desk/orders/{number}/money/payments'].post
    expect(payments.security).toEqual([{ deskSession: [] }, { apiToken: ['money:write'] }])
    expect(payments.parameters).toMatchObject([
      { in: 'path', name: 'number', schema: { type: 'string', maxLength: 64 } },
      { in: 'header', name: 'Idempotency-Key' },
    ])
    const { properties, required } = payments.requestBody.content['application/json'].schema
    expect(Object.keys(properties)).toEqual(['idempotencyKey', 'cents', 'receivedOn', 'method', 'reference'])
    expect(required).toEqual(['cents', 'receivedOn', 'method'])
    expect(paths['/api/desk/staff'].post.security).toEqual([{ deskSession: [] }])
    expect(paths['/api/desk/queue'].get.parameters[0]).toMatchObject({
      name: 'view',
      required: false,
      schema: { enum: expect.arrayContaining(['all', 'later']) },
    })
  })

  it('tells that an order is open to its client and to the holder of a link, who says so', async () => {
    const { paths, components } = await read()
    const either = [{ clientSession: [] }, { orderLink: [], byLink: [] }]
    // Files are fetched by URL alone, without the link page's header.
    const ofOrder = Object.entries<Record<string, { security: object[] }>>(paths).filter(
      ([path]) => path.startsWith('/api/order/') && !path.endsWith('/{file}'),
    )
    expect(ofOrder.length).toBeGreaterThan(4)
    for (const [, operations] of ofOrder)
      for (const { security } of Object.values(operations)) expect(security).toEqual(either)
    expect(components.securitySchemes.orderLink).toMatchObject({ in: 'cookie', name: 'nw_order' })
    expect(components.securitySchemes.byLink).toMatchObject({ in: 'header', name: 'northword-by-link' })
  })

  it('describes every path of the API', async () => {
    const { openapi, paths } = await read()
    expect(openapi).toBe('3.1.0')
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      const served = pathsFor(site, method).filter((url) => /^\/api\/(?!openapi)/.test(url))
      const described = Object.keys(paths).filter((path) => paths[path][method.toLowerCase()])
      expect(described.toSorted()).toEqual(served.map((url) => url.replaceAll(/:(\w+)/g, '{$1}')).toSorted())
    }
  })

  it('names the fields of an order in both directions', async () => {
    const { post } = (await read()).paths['/api/orders']
    const body = post.requestBody.content['application/json'].schema
    expect(Object.keys(body.properties)).toEqual(
      expect.arrayContaining(['fullName', 'email', 'phone', 'note', 'sku', 'id', 'projectBrief']),
    )
    const answer = post.responses['201'].content['application/json'].schema
    expect(answer.properties.order.required).toContain('contactBy')
    expect(post.responses.default.content['application/json'].schema.$ref).toBe(
      '#/components/schemas/Problem',
    )
    const { Problem } = (await read()).components.schemas
    expect(Problem.required).toEqual(['message', 'type', 'title', 'status', 'detail'])
  })

  it('names the parameter of an address, and asks for no body where none is read', async () => {
    const { post } = (await read()).paths['/api/newsletter/unsubscribe/{token}']
    expect(post.parameters).toEqual([
      { in: 'path', name: 'token', required: true, schema: { type: 'string' } },
    ])
    expect(post.requestBody).toBeUndefined()
  })

  it('tells how to read a list page by page, and what a download holds', async () => {
    const { paths } = await read()
    for (const list of ['orders', 'projects']) {
      const { parameters, responses } = paths[`/api/${list}`].get
      expect(parameters).toMatchObject([
        { in: 'query', name: 'before', required: false, schema: { type: 'string' } },
        { in: 'query', name: 'limit', required: false, schema: { type: 'integer', minimum: 1, maximum: 20 } },
      ])
      expect(responses['200'].content['application/json'].schema.required).toEqual(['next', list])
    }
    const line = paths['/api/account/data'].get.responses['200'].content['application/x-ndjson'].schema
    expect(line.properties.kind.enum).toContain('end')
    const table = paths['/api/desk/money.csv'].get
    expect(table.security).toEqual([{ deskSession: [] }])
    expect(table.parameters).toMatchObject([
      { in: 'query', name: 'from', required: true },
      { in: 'query', name: 'until', required: true },
    ])
    expect(Object.keys(table.responses['200'].content)).toEqual(['text/csv'])
  })
})
