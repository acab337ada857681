import { describe, expect, it } from 'vitest'
import { newBrowser } from '../../testing/requests/test-browser.ts'
import { pathsFor } from '../../testing/requests/test-routes.ts'
import { parametersOf } from '../pages/page-address.ts'
import { openTestPglite } from '../../testing/databases/test-database.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const
const readOnly = 'GET, HEAD'

describe('An address of the API', () => {
  const site = useTestApp(openTestPglite)

  const ask = (method: (typeof methods)[number], url: string, payload?: string, headers = {}) =>
    site.app.inject({ method, url, headers, ...(payload !== undefined && { payload }) })
  const served = (method: string) => new Set(pathsFor(site, method).filter((url) => url.startsWith('/api/')))
  const addressOf = (url: string) => url.replaceAll(/:\w+/g, 'x')

  it('answers a method that it does not take with 405, and names those that it takes', async () => {
    const takes = new Map(['HEAD', ...methods].map((method) => [method, served(method)]))
    const all = new Set([...takes.values()].flatMap((urls) => [...urls]))
    expect(all.size).toBeGreaterThan(90)
    for (const url of all) {
      const fits = (pattern: string) => parametersOf(pattern, addressOf(url)) !== null
      const allowed = [...takes].flatMap(([method, urls]) => ([...urls].some(fits) ? [method] : []))
      for (const method of methods.filter((each) => !allowed.includes(each))) {
        const { statusCode, headers, body } = await ask(method, addressOf(url))
        expect([method, url, statusCode, JSON.parse(body).type]).toEqual([
          method,
          url,
          405,
          '/api/problems#methodNotAllowed',
        ])
        expect([url, headers['allow']?.toString().split(', ').toSorted()]).toEqual([url, allowed.toSorted()])
      }
    }
  })

  it('says so whatever the body is, and does nothing', async () => {
    const broken = await ask('PUT', '/api/orders', '{', { 'content-type': 'text/plain' })
    expect([broken.statusCode, broken.headers['allow']]).toEqual([405, 'GET, HEAD, POST'])
    expect((await ask('DELETE', '/api/openapi.json')).headers['allow']).toBe(readOnly)
    expect((await ask('POST', '/api/desk/orders.csv')).headers['allow']).toBe('GET')
    expect(site.logged).toEqual([])
  })

  it('names the methods of every address that fits: a mail may have the id test', async () => {
    expect((await ask('PUT', '/api/desk/mails/test')).headers['allow']?.toString().split(', ')).toEqual(
      expect.arrayContaining(['GET', 'POST']),
    )
  })

  it.each(['/api', '/api/', '/api/nothing', '/api/services/', '/api/orders/1/2/3'])(
    'is none at %s, which is answered with 404 by every method',
    async (url) => {
      for (const method of methods) {
        const { statusCode, headers, body } = await ask(method, url)
        expect([method, statusCode, headers['allow']]).toEqual([method, 404, undefined])
        expect(JSON.parse(body).type).toBe('/api/problems#notFound')
      }
    },
  )

  it('refuses a field of the query that it does not have, by name, before all else', async () => {
    const browser = newBrowser(site)
    const unknown = { path: 'lmit', message: 'This address takes no such field in its query.' }
    for (const [method, url] of [
      ['GET', '/api/orders'],
      ['GET', '/api/services'],
      ['GET', '/api/desk/queue'],
      ['DELETE', '/api/desk/views/x'],
    ] as const)
      expect(await browser.rest(method, `${url}?lmit=5`)).toMatchObject({
        status: 400,
        body: { type: '/api/problems#invalid' },
        message: unknown.message,
        issues: [unknown],
      })
    expect((await browser.rest('POST', '/api/contact?message=Hello', {})).issues).toMatchObject([
      { path: 'message' },
    ])
    // The parameter of a path has one place.
    expect((await browser.rest('GET', '/api/orders/x?number=y')).issues).toMatchObject([{ path: 'number' }])
    expect((await browser.rest('GET', '/api/services?__proto__=x')).issues).toMatchObject([
      { path: '__proto__' },
    ])
  })

  it('refuses a field that is sent twice', async () => {
    expect(await newBrowser(site).rest('GET', '/api/orders?limit=2&limit=3')).toMatchObject({
      status: 400,
      issues: [{ path: 'limit', message: 'Send this field once.' }],
    })
  })

  it('lets a mail program add to the address of a subscription’s end', async () => {
    const address = `/api/newsletter/unsubscribe/${'x'.repeat(43)}`
    const { message } = await newBrowser(site).rest('POST', address)
    expect(message).toMatch(/^This link has expired/)
    expect(await newBrowser(site).rest('POST', `${address}?utm_source=mail`)).toMatchObject({ message })
  })
})
