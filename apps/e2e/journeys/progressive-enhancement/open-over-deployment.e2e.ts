/** @module-tag thorough */
import { duringTests } from '@northword/rig/during-tests'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { contact } from '@northword/content/site/contact'
import { ordering } from '@northword/content/orders/ordering'
import { openSite } from '@northword/rig/site'
import { quickestKind } from '@northword/rig/site-database'
import { until } from '@northword/rig/until'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { alone, clients } from '../../testing/clients.ts'
import { hydrate } from '../../testing/browser/hydration.ts'
import { messageForm, sendButton, writeLetter } from '../../testing/forms/message-form.ts'
import { orderByMouse, service } from '../../testing/forms/order-form.ts'
import { openOwnBuild } from '../../testing/operations/own-build.ts'
import { ordersOf } from '../../testing/orders/stored-orders.ts'

const visit = useBrowser()

describe.skipIf(withoutBrowser)('A page that stays open over a deployment', () => {
  const build = duringTests(openOwnBuild)
  const site = duringTests(() => openSite(quickestKind, {}, build.root))

  const builds = () => join(site.settings['DATA_DIR'] ?? '', 'builds')
  const kept = async () => ((await readdir(builds())).some((name) => !name.includes('.')) ? true : undefined)

  /** Replaces the build; `isKnown`: the server has kept the old files. */
  async function deploy({ isKnown }: { isKnown: boolean }) {
    await until('the files of this build to be kept', kept)
    await site.kill()
    await build.buildAnew()
    if (!isKnown) await rm(builds(), { recursive: true })
    await site.start()
  }

  /** Two hydrated pages with no form code loaded. */
  async function openPages() {
    const { page: home, context, expectProblem } = await visit(site)
    const letter = await context.newPage()
    for (const [page, path] of [
      [home, '/'],
      [letter, '/contact'],
    ] as const) {
      // Blocks prefetches: these files load on demand.
      await page.route(/\/assets\/(order-dialog|send-|use-order-form|no-eval|client)/, (route) =>
        route.abort(),
      )
      await page.goto(path)
      await hydrate(page)
      await page.unrouteAll()
    }
    expectProblem(/ERR_FAILED/)
    return { home, letter, expectProblem }
  }

  async function order(page: Page, story: string) {
    const ada = alone(clients.ada, story)
    await orderByMouse(page, service, ada)
    await page.getByRole('heading', { name: ordering.confirmation.heading }).waitFor()
    expect(await ordersOf(site, ada)).toHaveLength(1)
  }

  async function write(page: Page, email: string) {
    await writeLetter(messageForm(page), { name: 'Ada', email, message: 'Hello' })
    await sendButton(messageForm(page)).click()
    await page.getByRole('heading', { name: contact.form.sent.heading }).waitFor()
    expect(await site.query('select id from contact_messages where email = $1', [email])).toHaveLength(1)
  }

  it('goes on by itself: the new server has the files of the build before', async () => {
    const { home, letter } = await openPages()
    await deploy({ isKnown: true })
    await order(home, 'known-build')
    await write(letter, 'known-build@mail.example')
    const paths = [home, letter].map((page) => new URL(page.url()).pathname + new URL(page.url()).search)
    expect(paths).toEqual(['/', '/contact'])
  })

  it('leaves its links and forms to the browser where the new server never had its build', async () => {
    const { home, letter, expectProblem } = await openPages()
    expectProblem(/404/)
    await deploy({ isKnown: false })
    await order(home, 'unknown-build')
    await write(letter, 'unknown-build@mail.example')
    expect(new URL(home.url()).pathname).toBe('/order/PS-045')
    expect(new URL(letter.url()).search).toMatch(/^\?sent=contact/)
  })
})
