import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { openTestPglite } from '../testing/test-database.ts'

describe('The OpenAPI document', () => {
  let site: TestApp
  beforeAll(async () => void (site = await openTestApp(openTestPglite)))
  afterAll(() => site.close())

  const read = async () => (await site.app.inject({ method: 'GET', url: '/api/openapi.json' })).json()

  it('describes every path of the API', async () => {
    const routes = site.app.printRoutes({ commonPrefix: false }).match(/(?<=^.*)\/api\/\S+/gm) ?? []
    const { openapi, paths } = await read()
    expect(openapi).toBe('3.1.0')
    expect(Object.keys(paths).toSorted()).toEqual(
      routes
        .filter((url) => url !== '/api/openapi.json')
        .map((url) => url.replaceAll(/:(\w+)/g, '{$1}'))
        .toSorted(),
    )
  })

  it('names the fields of an order in both directions', async () => {
    const { post } = (await read()).paths['/api/orders']
    const body = post.requestBody.content['application/json'].schema
    expect(Object.keys(body.properties)).toEqual(
      expect.arrayContaining(['fullName', 'email', 'phone', 'note', 'sku', 'id', 'projectBrief']),
    )
    const answer = post.responses['201'].content['application/json'].schema
    expect(answer.properties.order.required).toContain('contactBy')
    expect(post.responses.default.content['application/json'].schema.required).toEqual(['message'])
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
  })
})
