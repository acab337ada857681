import { readFile } from 'node:fs/promises'
import { generateApi } from '@northword/client/generate-api'
import { Validator } from '@seriousme/openapi-schema-validator'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { pathsFor } from '../../testing/requests/test-routes.ts'
import { seed } from '@northword/seed/seed'
import { restRoutes } from '../../features.ts'
import { appRouter } from '../../router.ts'
import { allRoutes } from '../rest.ts'
import { describedPath } from './changes/api-names.ts'
import { describeRoutes } from './openapi.ts'
import { openTestPglite } from '../../testing/databases/test-database.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

interface Content {
  schema: Schema
  example?: unknown
}

interface Operation {
  operationId: string
  description: string
  tags: string[]
  security: object[]
  parameters?: { in: string; name: string; description?: string; required?: boolean; schema: object }[]
  requestBody?: { content: Record<string, Content> }
  responses: Record<string, { $ref?: string; content?: Record<string, Content> }>
}

interface Schema {
  $ref?: string
  description?: string
  properties?: Record<string, Schema>
  [keyword: string]: unknown
}

interface Document {
  openapi: string
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  webhooks: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, Schema>
    responses: Record<string, { description: string }>
    securitySchemes: Record<string, object>
  }
}

const nameIn = (reference = '') => reference.split('/').at(-1) ?? ''

describe('The OpenAPI document', () => {
  const site = useTestApp(openTestPglite, { PUBLIC_URL: 'https://www.studio.example' })
  let document: Document
  beforeAll(async () => {
    document = (await site.app.inject({ method: 'GET', url: '/api/openapi.json' })).json()
  })

  const operations = () =>
    Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({ ...operation, path, method })),
    )
  const operation = (id: string) => {
    const found = operations().find(({ operationId }) => operationId === id)
    if (!found) throw new Error(`The document has no ${id}.`)
    return found
  }
  const answerOf = (id: string, status = '200', type = 'application/json') =>
    operation(id).responses[status]?.content?.[type]?.schema
  /** Every schema of the document, with its place. */
  const schemasIn = (value: unknown, place: string): [string, Schema][] =>
    typeof value !== 'object' || value === null
      ? []
      : [
          ...('properties' in value ? [[place, value] as [string, Schema]] : []),
          ...Object.entries(value).flatMap(([name, inner]) => schemasIn(inner, `${place}/${name}`)),
        ]

  it('is valid by the schema of OpenAPI 3.1', async () => {
    expect(document.openapi).toBe('3.1.0')
    expect(await new Validator().validate({ ...document })).toEqual({ valid: true })
  })

  it('breaks no recommended rule of a linter of the trade', { tags: ['thorough'] }, async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const problems = await lintFromString({ source: JSON.stringify(document), config })
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
      [],
    )
  })

  it('describes every path of the API, each by a name of its own', () => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      const isPage = (url: string) => method === 'GET' && url === '/api/newsletter/unsubscribe/:token'
      const served = pathsFor(site, method).filter((url) => /^\/api\/(?!openapi)/.test(url) && !isPage(url))
      const described = operations().filter((each) => each.method === method.toLowerCase())
      expect(described.map(({ path }) => path).toSorted()).toEqual(
        served.map((url) => describedPath({ url: url as '/api/x' })).toSorted(),
      )
    }
    const ids = operations().map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('groups them in the order of a studio’s day, and uses every group', () => {
    const used = new Set(operations().flatMap(({ tags }) => tags))
    expect(document.tags.map(({ name }) => name).toSorted()).toEqual([...used].toSorted())
  })

  it('says of every field what it means', () => {
    const silent = schemasIn(document, '').flatMap(([place, { properties = {} }]) =>
      Object.entries(properties).flatMap(([name, { description }]) =>
        description ? [] : [`${place} ${name}`],
      ),
    )
    const parameters = operations().flatMap(({ operationId, parameters: own = [] }) =>
      own.flatMap(({ name, description }) => (description ? [] : [`${operationId} ${name}`])),
    )
    expect([...silent, ...parameters]).toEqual([])
  })

  it('gives shapes that stand more than once a name', () => {
    const inline = operations().flatMap((each) =>
      schemasIn(each.responses, each.operationId).map(([, schema]) =>
        Object.keys(schema.properties ?? {}).join(),
      ),
    )
    const often = inline.filter((keys, place) => keys.split(',').length > 4 && inline.indexOf(keys) !== place)
    expect([...new Set(often)]).toEqual([])
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(['Order', 'LedgerEntry', 'Version', 'Comment', 'Webhook', 'Problem']),
    )
  })

  it('says who may call: a token with its scope, a client, the holder of a link, anybody', () => {
    expect(operation('payments.recordPayment').security).toEqual([
      { apiToken: ['money:write'] },
      { deskSession: [] },
    ])
    expect(operation('staff.invite').security).toEqual([{ deskSession: [] }])
    expect(operation('orders.find').security).toEqual([{ clientSession: [] }, { orderLink: [], byLink: [] }])
    expect(operation('orders.list').security).toEqual([{ clientSession: [] }])
    expect(operation('orders.place').security).toEqual([])
    expect(document.components.securitySchemes).toMatchObject({
      apiToken: { type: 'http', scheme: 'bearer' },
      orderLink: { in: 'cookie', name: '__Host-nw_order' },
      byLink: { in: 'header', name: 'northword-by-link' },
    })
  })

  it('names what every call can be answered with, kind by kind', () => {
    for (const { operationId, responses } of operations()) {
      expect([operationId, Object.keys(responses)]).toEqual([
        operationId,
        expect.arrayContaining(['400', '429', '500', '503']),
      ])
      expect([operationId, responses['default']]).toEqual([operationId, undefined])
    }
    const conflict = operation('desk.moveCase').responses['409']
    const { description } = document.components.responses[nameIn(conflict?.$ref)] ?? {}
    expect(description).toContain('/api/problems#cannotMove')
    expect(description).toContain('/api/problems#changedMeanwhile')
    const approval = operation('reviews.approve').responses['409']
    expect(document.components.responses[nameIn(approval?.$ref)]?.description).toContain('#roundOpen')
    expect(document.components.schemas['Problem']?.['required']).toEqual([
      'message',
      'type',
      'title',
      'status',
      'detail',
    ])
  })

  it('shows a call and its answer for every operation', () => {
    const isShown = (contents: Content[]) => contents.some(({ example }) => example !== undefined)
    for (const { operationId, requestBody, responses } of operations()) {
      const bodies = Object.values(requestBody?.content ?? {})
      const answers = Object.entries(responses).flatMap(([status, { content = {} }]) =>
        status < '300' ? Object.values(content) : [],
      )
      for (const contents of [bodies, answers].filter(({ length }) => length > 0))
        expect([operationId, isShown(contents)]).toEqual([operationId, true])
    }
  })

  it('demands the key of an act of money in its header, and lets orders and notes go without', () => {
    const keyOf = (id: string) => operation(id).parameters?.find(({ name }) => name === 'Idempotency-Key')
    expect(keyOf('payments.recordPayment')).toMatchObject({ in: 'header', required: true })
    for (const id of ['orders.place', 'desk.addNote', 'desk.logCall']) {
      expect(keyOf(id)).toMatchObject({ in: 'header' })
      expect(keyOf(id)?.required).toBeFalsy()
    }
  })

  it('promises no larger body than a call may have', () => {
    const bytesIn: Record<string, number> = { KB: 1_024, MB: 1_024 * 1_024 }
    const large = allRoutes(restRoutes, appRouter).filter(({ mostBytes }) => mostBytes !== undefined)
    expect(large).not.toEqual([])
    for (const { operationId, mostBytes = 0 } of large) {
      const told = / up to ([\d.]+) (KB|MB)\./.exec(operation(operationId).description)
      const [, size, unit = ''] = told ?? []
      expect(Number(size) * (bytesIn[unit] ?? 0), operationId).toBeLessThanOrEqual(mostBytes)
    }
  })

  it('reads every list page by page in one way, and says what a file holds', () => {
    for (const { operationId, parameters = [], responses } of operations()) {
      const names = parameters.filter(({ in: place }) => place === 'query').map(({ name }) => name)
      if (!names.includes('cursor')) continue
      expect([operationId, names]).toEqual([operationId, expect.arrayContaining(['cursor', 'limit'])])
      const answer = responses['200']?.content?.['application/json']?.schema
      const { required } = document.components.schemas[nameIn(answer?.$ref)] ?? answer ?? {}
      expect([operationId, required]).toEqual([operationId, expect.arrayContaining(['next'])])
    }
    for (const { name, schema } of operation('payments.exportMoney').parameters ?? [])
      expect([name, schema]).toMatchObject([name, { type: 'string', format: 'date' }])
    expect(operation('orders.list').parameters).toMatchObject([
      { in: 'query', name: 'cursor', schema: { type: 'string' } },
      { in: 'query', name: 'before', schema: { type: 'string', deprecated: true } },
      { in: 'query', name: 'limit', schema: { type: 'integer', minimum: 1, maximum: 20 } },
    ])
    const line = answerOf('account.exportData', '200', 'application/x-ndjson')
    expect(line?.properties?.['kind']).toMatchObject({ enum: expect.arrayContaining(['end']) })
    expect(Object.keys(operation('payments.exportMoney').responses['200']?.content ?? {})).toEqual([
      'text/csv',
    ])
    expect(
      operation('deliveries.file').parameters?.find(({ name }) => name === 'piece')?.schema,
    ).toMatchObject({ type: 'integer', minimum: 1, maximum: 100 })
    const files = operation('deliveries.file').responses['200']?.content ?? {}
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['text/markdown', 'text/html', 'application/pdf', 'application/json']),
    )
    expect(files['application/json']?.schema['anyOf']).toHaveLength(2)
    expect(operation('newsletter.unsubscribe').requestBody).toBeUndefined()
  })

  it('is what the types of packages/client were generated from', async () => {
    const file = new URL('../../../../../packages/client/src/api.ts', import.meta.url)
    const routes = describeRoutes(allRoutes(restRoutes, appRouter), {
      ...seed,
      publicUrl: 'http://localhost:3000',
    })
    const isFresh = (await readFile(file, 'utf8')) === (await generateApi(routes))
    expect(isFresh, 'packages/client/src/api.ts is of another description. Run npm run client.').toBe(true)
  })

  it('describes the events of webhooks with their headers and bodies', () => {
    const event = document.webhooks['event']?.['post']
    expect(event?.parameters?.map(({ name }) => name)).toEqual([
      'webhook-id',
      'webhook-timestamp',
      'webhook-signature',
    ])
    const body = event?.requestBody?.content['application/json']?.schema
    expect(body?.properties?.['type']).toMatchObject({
      enum: expect.arrayContaining(['order.placed', 'webhook.test']),
    })
  })
})
