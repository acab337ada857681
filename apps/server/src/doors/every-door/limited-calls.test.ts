import { beforeTests } from '@northword/rig/during-tests'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { clientWithOrder } from '../../testing/test-accounts.ts'
import { type Browser, newBrowser } from '../../testing/requests/test-browser.ts'
import { openTestPglite } from '../../testing/databases/test-database.ts'
import { rightFor, visitorsInput } from '../../testing/requests/test-inputs.ts'
import { linkHolder } from '../../testing/test-links.ts'
import { procedures } from '../../testing/requests/test-procedures.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

/** Calls without a limit: they write nothing, or nothing new, or only once, or only the caller's own rows. */
const harmless = new Set([
  'account.updateProfile',
  'auth.endSession',
  'auth.signOut',
  'auth.signOutEverywhere',
  'orderLinks.close',
  'orderLinks.confirmAddress',
  'orderLinks.rejectAddress',
  'orders.cancel',
  'staff.signOut',
])

const batched = procedures.filter(({ type, meta }) => type === 'mutation' && !meta?.alone)

/** Ten calls each: as many as the highest limit allows. */
const mostBatches = 4

describe('Batches of calls that a visitor may make', () => {
  const site = useTestApp(openTestPglite, { RATE_LIMIT_FACTOR: '0.05' })
  const client = beforeTests(() => clientWithOrder(site))

  const inputOf = () => ({
    ...rightFor(client.number),
    ...visitorsInput,
    name: 'Ada',
    token: randomUUID().replaceAll('-', '').padEnd(43, 'A'),
  })

  /** Statuses of calls, batch by batch, until one is over the limit or all are refused. */
  async function statusesOf(browser: Browser, path: string) {
    const statuses: number[] = []
    for (let batch = 0; batch < mostBatches && !statuses.includes(429); batch += 1) {
      if (batch > 0 && statuses.every(isRefusal)) return statuses
      const inputs = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [at, inputOf()]))
      const answer = await browser.send('POST', `/trpc/${Array(10).fill(path).join()}?batch=1`, inputs)
      const calls: { error?: { data: { httpStatus: number } } }[] = answer.json()
      statuses.push(...calls.map(({ error }) => error?.data.httpStatus ?? 200))
    }
    return statuses
  }

  it.each(batched.map(({ path }) => path))('end at a limit, or are harmless: %s', async (path) => {
    const browsers = [newBrowser(site), client.browser, await linkHolder(site, client)]
    for (const browser of browsers) {
      const statuses = new Set(await statusesOf(browser, path))
      for (const status of statuses) expect([200, 400, 401, 403, 404, 409, 429]).toContain(status)
      expect([path, [...statuses].every(isRefusal) || harmless.has(path) || statuses.has(429)]).toEqual([
        path,
        true,
      ])
    }
    expect(site.logged).toEqual([])
  })
})

const isRefusal = (status: number) => [401, 403, 404, 409].includes(status)
