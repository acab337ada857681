import { beforeAll, describe, expect, it } from 'vitest'
import { forms, views } from '../../features.ts'
import { verified } from '../../testing/test-accounts.ts'
import { type Browser, newBrowser } from '../../testing/requests/test-browser.ts'
import { openTestPglite } from '../../testing/databases/test-database.ts'
import { linkHolder } from '../../testing/test-links.ts'
import { testPages } from '../../testing/requests/test-pages.ts'
import { pathsFor } from '../../testing/requests/test-routes.ts'
import { owned } from '../../testing/test-staff.ts'
import { stateOf } from '../../testing/databases/test-state.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

/** Texts that databases and pages refuse. */
const worst = ['x%00y', '%ed%a0%80', '%ff', '%3Cscript%3Ealert(1)%3C%2Fscript%3E']

const parts = [
  ...worst,
  '..%2f..%2fetc%2fpasswd',
  "'%22%3b--",
  '__proto__',
  '9'.repeat(400),
  'a'.repeat(900),
  '%F0%9F%A6%89%E2%80%AE',
]
const asked = ['token', 'next', 'sent', 'q', 'page', 'before', 'cursor', 'number', 'view']
const queryOf = (part: string) => asked.map((name) => `${name}=${part}&${name}[]=${part}`).join('&')

/** Cookies that an attacker may have planted. */
const cookies = ['nw_session', 'nw_desk', 'nw_order', 'nw_claim', 'nw_device', 'nw_desk_device']

describe('A broken request', () => {
  const paths = [...views.map(({ path }) => path), ...forms.map(({ path, page = path }) => page)]
  const pages = testPages([...new Set(paths)])
  const site = useTestApp(openTestPglite, { RATE_LIMIT_FACTOR: '10000' }, { pages })
  const browsers: Browser[] = []
  beforeAll(async () => {
    browsers.push((await verified(site)).browser, await linkHolder(site))
    browsers.push((await owned(site)).browser, newBrowser(site))
  })

  /** The app's routes, with or without parameters. */
  const pathsWith = (names: boolean) =>
    [...new Set(pathsFor(site, 'GET'))].filter((path) => /[:*]/.test(path) === names)

  const named = (all: string[]) =>
    pathsWith(true).flatMap((path) => all.map((part) => path.replaceAll(/:\w+|\*/g, part)))

  const asking = (all: string[]) =>
    pathsWith(false).flatMap((path) => all.map((part) => `${path}?${queryOf(part)}`))

  async function faultsOf(urls: string[], by: Browser[]) {
    const faults: unknown[] = []
    for (const url of urls)
      for (const browser of by) {
        const { statusCode, body } = await browser.visit(url)
        if (statusCode >= 500 || body.includes('<script>alert(1)'))
          faults.push([url.slice(0, 100), statusCode])
      }
    return faults
  }

  it('for an odd address is answered without a fault, and changes nothing', async () => {
    const before = await stateOf(site)
    expect(named(parts).length).toBeGreaterThan(100)
    expect(await faultsOf(named(parts.slice(worst.length)), browsers.slice(2, 3))).toEqual([])
    expect(await faultsOf(named(worst), browsers.slice(1))).toEqual([])
    expect(await faultsOf(asking(worst), browsers.slice(0, 1))).toEqual([])
    expect(await stateOf(site)).toEqual(before)
    expect(site.logged).toEqual([])
  })

  it(
    'for any address is answered without a fault, for every kind of visitor',
    { tags: ['thorough'] },
    async () => {
      expect(await faultsOf(named(parts), browsers)).toEqual([])
      expect(await faultsOf(asking(worst), browsers)).toEqual([])
    },
  )

  it('for an odd address of a form is answered without a fault', { tags: ['thorough'] }, async () => {
    const faults: unknown[] = []
    for (const { path } of forms)
      for (const part of worst)
        for (const browser of browsers.slice(0, 2)) {
          const url = path.includes(':') ? path.replaceAll(/:\w+/g, part) : `${path}?token=${part}`
          const { statusCode } = await browser.postForm(url, { text: 'Hello', by: 'Ada' })
          if (statusCode >= 500) faults.push([url.slice(0, 100), statusCode])
        }
    expect(faults).toEqual([])
    expect(site.logged).toEqual([])
  })

  it('with an odd cookie is answered without a fault', async () => {
    const urls = [
      '/o',
      '/dashboard',
      '/login',
      '/trpc/orders.list',
      '/trpc/desk.queue',
      '/trpc/orderLinks.find',
    ]
    const faults: unknown[] = []
    for (const name of cookies)
      for (const value of [...parts, '"', '\\', '=', 'a=b', '{"a":1}'])
        for (const url of urls) {
          const headers = { cookie: `${name}=${value}`, accept: 'text/html', 'northword-by-link': '1' }
          const { statusCode } = await site.app.inject({ method: 'GET', url, headers })
          if (statusCode >= 500) faults.push([url, name, value.slice(0, 40), statusCode])
        }
    expect(faults).toEqual([])
    expect(site.logged).toEqual([])
  })
})
