import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forms } from '../features.ts'
import { appRouter } from '../router.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { openTestPglite } from '../testing/test-database.ts'
import { pathFrom } from './page-address.ts'
import { declaredIn } from './procedure-routes.ts'

const values = { number: 'NW-ORD-20200101-0001', piece: '1', version: '1', sku: 'PS-070', id: 'x' }
const large = declaredIn(appRouter).flatMap(({ path, meta }) =>
  meta?.mostBytes === undefined
    ? []
    : [
        ['POST', `/trpc/${path}`, 'application/json'],
        ...(meta.rest ? [[meta.rest.method, pathFrom(meta.rest.url, values), 'application/json']] : []),
      ],
)
const posted = forms.map(({ path }) => pathFrom(path, values))

describe('A route that takes larger bodies than others', () => {
  let site: TestApp
  let port: number
  beforeAll(async () => {
    site = await openTestApp(openTestPglite)
    await site.app.listen({ port: 0, host: '127.0.0.1' })
    port = (site.app.server.address() as AddressInfo).port
  })
  afterAll(() => site.close())

  /** Begins a request whose body never comes; gives its status, if it is answered, and what takes it back. */
  function begin(method: string, path: string, headers: Record<string, string>) {
    const sent = request({ host: '127.0.0.1', port, method, path, headers })
    const status = once(sent, 'response').then(([{ statusCode }]) => statusCode as number)
    sent.on('error', () => {})
    sent.flushHeaders()
    return { status, end: () => sent.destroy() }
  }

  it.each(large)('(%s %s) asks who sends one before it reads it', async (method, path, type) => {
    for (const length of [{ 'content-length': '3000000' }, { 'transfer-encoding': 'chunked' }]) {
      const { status, end } = begin(method, path, { 'content-type': type, ...length })
      expect(await status).toBe(401)
      end()
    }
  })

  it('has few places for those of one network', async () => {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': '200000',
      'sec-fetch-site': 'same-origin',
    }
    const begun = Array.from({ length: 13 }, () => begin('POST', '/contact', headers))
    expect(await Promise.race(begun.map(({ status }) => status))).toBe(503)
    const small = begin('POST', '/contact', { ...headers, 'content-length': '60000' })
    expect(await Promise.race([small.status, new Promise((done) => setTimeout(done, 200, 'read'))])).toBe(
      'read',
    )
    for (const { end } of [...begun, small]) end()
  })

  it.each([
    ['nginx.conf', /location ~ "(.*)"/, 1],
    ['Caddyfile', /path_regexp \w+ (.*)$/m, 2],
    ['haproxy.cfg', /path_reg (.*)$/m, 1],
  ])('is one to %s in deploy/, and no other is', async (name, expression) => {
    const file = await readFile(new URL(`../../../../deploy/${name}`, import.meta.url), 'utf8')
    const found = Array.from(file.matchAll(new RegExp(expression, `${expression.flags}g`)), ([, one = '']) =>
      one.replaceAll('\\\\', '\\'),
    )
    expect(new Set(found).size).toBe(1)
    const isLarge = new RegExp(found[0] ?? '')
    expect(large.filter(([, path]) => !isLarge.test(path ?? ''))).toEqual([])
    const others = declaredIn(appRouter).flatMap(({ path, meta }) =>
      meta?.mostBytes === undefined
        ? [`/trpc/${path}`, ...(meta?.rest ? [pathFrom(meta.rest.url, values)] : [])]
        : [],
    )
    const paths = new Set(large.map(([, path]) => path))
    expect([...others, ...posted].filter((path) => !paths.has(path) && isLarge.test(path))).toEqual([])
  })
})
