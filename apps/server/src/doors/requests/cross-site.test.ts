import { leavePreviewPath, previewPage } from '@northword/contract/desk/site-previews'
import { beforeAll, describe, expect, it } from 'vitest'
import { forms } from '../../features.ts'
import { placed, registered } from '../../testing/test-accounts.ts'
import { type Browser, newBrowser } from '../../testing/requests/test-browser.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { eachDatabase, openTestPglite } from '../../testing/databases/test-database.ts'
import { procedureTypes } from '../../testing/requests/test-procedures.ts'
import { pathsFor } from '../../testing/requests/test-routes.ts'
import { owned } from '../../testing/test-staff.ts'
import { stateOf } from '../../testing/databases/test-state.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

const refusal = { message: 'This request came from another site and was refused.' }

const foreign: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' },
  { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: '' },
  { origin: 'http://localhost:3001' },
  { origin: 'http://localhost:3000.evil.example' },
]

const formTypes = [
  'text/plain',
  'text/plain; application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
]

/** Accepts mail programs' forms. Its path has a secret that other sites do not know. */
const oneClick = '/api/newsletter/unsubscribe/:token'

const formPaths = new Set([...forms.map(({ path }) => path), previewPage, leavePreviewPath])

/** The app's routes, with tRPC's route expanded to its procedures. */
function routesOf(site: TestApp, method: 'GET' | 'POST') {
  const urls = pathsFor(site, method)
  const procedures = [...procedureTypes]
    .filter(([, type]) => method === 'GET' || type === 'mutation')
    .map(([path]) => `/trpc/${path}`)
  expect(urls).toEqual(expect.arrayContaining(['/trpc/:path', ...(method === 'POST' ? formPaths : [])]))
  return [...urls.filter((url) => url !== '/trpc/:path'), ...procedures]
}

eachDatabase('Another site', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '100' })
  let signedIn: Browser
  let atDesk: Browser
  let number: string
  beforeAll(async () => {
    const { person, browser } = await registered(site)
    signedIn = browser
    atDesk = (await owned(site)).browser
    number = await placed(browser, person.email)
    await site.linkTo(person.email)
    await site.orderLinkTo(person.email)
  })

  const state = () => stateOf(site)
  const browsers = () => [signedIn, atDesk, newBrowser(site)]
  const body = () => ({
    number,
    email: 'a@b.example',
    name: 'Eve',
    message: 'Hi',
    password: 'secret',
    token: 'A'.repeat(43),
    role: 'owner',
    demanded: true,
  })

  it('can change nothing by a request that says where it comes from', async () => {
    const before = await state()
    const routes = routesOf(site, 'POST')
    expect(routes.length).toBeGreaterThan(20)
    for (const headers of foreign)
      for (const url of routes)
        for (const browser of browsers()) {
          const answer = await browser.send('POST', url, body(), headers)
          const found = [headers, url, answer.statusCode, answer.json()]
          expect(found).toMatchObject([headers, url, 403, refusal])
          expect(answer.headers['set-cookie']).toBeUndefined()
        }
    expect(await state()).toEqual(before)
  })

  it('can change nothing by a form, sent by a browser that tells no origin', async () => {
    const before = await state()
    const routes = routesOf(site, 'POST').filter((one) => one !== oneClick)
    for (const type of formTypes)
      for (const url of routes)
        for (const browser of browsers())
          for (const payload of [body(), undefined]) {
            const answer = await browser.send('POST', url, payload, { 'content-type': type })
            // Browsers send Origin with every form of ours.
            const expected = [type, url, formPaths.has(url) ? 403 : 415]
            expect([type, url, answer.statusCode]).toEqual(expected)
          }
    expect(await state()).toEqual(before)
  })

  it('can change nothing by a link or a picture', async () => {
    const before = await state()
    const input = encodeURIComponent(JSON.stringify(body()))
    for (const url of routesOf(site, 'GET')) {
      const { statusCode } = await signedIn.send('GET', `${url}?input=${input}`, undefined, {
        'sec-fetch-site': 'cross-site',
      })
      if (procedureTypes.get(url.slice('/trpc/'.length)) === 'mutation')
        expect([url, statusCode]).toEqual([url, 405])
      else expect(statusCode).toBeLessThan(500)
    }
    expect(await state()).toEqual(before)
  })

  it.each(['PUT', 'PATCH', 'DELETE'] as const)('can change nothing by %s', async (method) => {
    const before = await state()
    const own = pathsFor(site, method)
    for (const url of [...routesOf(site, 'POST'), ...own]) {
      const headers = { 'sec-fetch-site': 'cross-site', cookie: `nw_desk=${atDesk.cookies.get('nw_desk')}` }
      expect((await site.app.inject({ method, url, headers })).statusCode).toBe(403)
    }
    expect(await state()).toEqual(before)
  })

  it('reads nothing: no answer lets the pages of another origin see it', async () => {
    for (const url of routesOf(site, 'GET')) {
      const { headers } = await signedIn.send('GET', url, undefined, { origin: 'https://evil.example' })
      expect(headers['access-control-allow-origin']).toBeUndefined()
      expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    }
  })

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://localhost:3000' },
    { origin: 'http://127.0.0.1:8080', host: '127.0.0.1:8080' },
    {},
  ])('is not what %j says', async (headers) => {
    const { statusCode } = await newBrowser(site).send('POST', '/api/auth/logout', undefined, headers)
    expect(statusCode).toBe(204)
  })
})

describe('A site on https', () => {
  const site = useTestApp(openTestPglite, { PUBLIC_URL: 'https://northword.example' })

  it.each([
    ['https://northword.example', 204],
    ['http://northword.example', 403],
    ['https://www.northword.example', 403],
    ['https://northword.example.evil.example', 403],
  ])('hears %s with %i', async (origin, status) => {
    const headers = { origin, host: 'northword.example' }
    expect((await newBrowser(site).send('POST', '/api/auth/logout', undefined, headers)).statusCode).toBe(
      status,
    )
  })
})
