/** @module-tag thorough */
import { duringTests } from '@northword/rig/during-tests'
import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { openStudio } from '@northword/rig/owner-session'
import { openSite } from '@northword/rig/site'
import { quickestKind } from '@northword/rig/site-database'
import { beforeAll, describe, expect, it } from 'vitest'
import { setUpLinkOf } from '../testing/desk/set-up-link.ts'
import { env } from '../testing/env.ts'
import { loadObservatory, type Score } from '../testing/pages/observatory.ts'

const host = 'www.studio.example'
const built = fileURLToPath(new URL('../../web/dist/client', import.meta.url))

/** Headers of a form on our pages. */
const ourForm = { origin: `https://${host}`, 'content-type': 'application/x-www-form-urlencoded' }
const json = { 'content-type': 'application/json' }

interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** Addresses that are no pages, with their status. */
const others: [string, number, Asked?][] = [
  ['/robots.txt', 200],
  ['/sitemap.xml', 200],
  ['/favicon.svg', 200],
  ['/visitor.css', 200],
  ['/livez', 200],
  ['/api/openapi.json', 200],
  ['/api/services', 200],
  ['/api/problems', 200],
  ['/desk', 200],
  ['/desk/orders', 200],
  ['/pay/PS-070', 302],
  ['/Services/', 301],
  ['/nothing-here', 404],
  ['/api/nothing-here', 404],
  ['/desk/assets/earlier.js', 404],
  ['/%zz', 404],
  ['/api/orders', 401],
  ['/api/desk/queue', 401],
  ['/api/orders', 400, { method: 'POST', headers: json, body: '{}' }],
  ['/api/orders', 400, { method: 'POST', headers: json, body: '{' }],
  ['/api/orders', 403, { method: 'POST', headers: { ...json, origin: 'https://other.example' }, body: '{}' }],
  ['/api/contact', 413, { method: 'POST', headers: json, body: ' '.repeat(70_000) }],
  ['/trpc/auth.signIn', 405, { method: 'PUT' }],
  ['/trpc/auth.signIn', 415, { method: 'POST', headers: ourForm, body: 'a=b' }],
  ['/contact', 422, { method: 'POST', headers: ourForm, body: 'name=' }],
]

let score: (path: string, answer: Response) => Promise<Score>

/* Needs a checkout of github.com/mdn/mdn-http-observatory with `npm install`, and its folder in OBSERVATORY. */
describe.skipIf(!env.observatory)('MDN’s HTTP Observatory, where it is installed,', () => {
  const settings = { PUBLIC_URL: `https://${host}`, TRUSTED_PROXIES: '127.0.0.1/32' }
  const site = duringTests(() => openSite(quickestKind, settings))
  beforeAll(async () => {
    await openStudio(site.url, await setUpLinkOf(site))
    score = await loadObservatory(env.observatory ?? '', host)
  })

  const ask = (path: string, asked: Asked = {}) =>
    fetch(site.url + path, {
      redirect: 'manual',
      ...asked,
      headers: { accept: 'text/html', host, 'x-forwarded-proto': 'https', ...asked.headers },
    })

  it('gives 135 points at least to every page', async () => {
    const paths = await pagePaths()
    expect(paths.length).toBeGreaterThan(40)
    for (const path of paths) await expectPoints(path, await ask(path))
  })

  it.each(others)('gives 135 points at least to %s with %i', async (path, status, asked) => {
    const answer = await ask(path, asked)
    expect(answer.status).toBe(status)
    await expectPoints(path, answer)
  })

  async function expectPoints(path: string, answer: Response) {
    const { score: points, rules } = await score(path, answer)
    expect(points, `${path}: ${JSON.stringify(rules)}`).toBeGreaterThanOrEqual(135)
  }
})

/** Address of every built page; a pattern's parameter gets an unknown name. */
async function pagePaths(): Promise<string[]> {
  const files = await readdir(built, { recursive: true })
  return files
    .filter((file) => file.endsWith('.html'))
    .map(
      (file) =>
        `/${file
          .replace(/(\.404)?\.html$/, '')
          .replace(/^index$/, '')
          .replace(/\[\w+\]/, 'none')}`,
    )
}
