import { beforeTests, duringTests } from '@northword/rig/during-tests'
import { randomUUID } from 'node:crypto'
import { deskCase } from '@northword/content/desk/desk-case'
import { call } from '@northword/rig/owner-session'
import type { BrowserContextOptions } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../testing/desk/ask-as.ts'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { openDeskSite, ownerAtDesk } from '../../testing/desk/desk-site.ts'
import { entryStates, ownerStates } from '../../testing/desk/desk-states.ts'
import { postOrder } from '../../testing/orders/posted-orders.ts'
import { everything, fits, problemsOf } from '../../testing/accessibility/state-problems.ts'
/** @module-tag thorough */

const visit = useBrowser()
const visitWithLargeText = useBrowser(['--blink-settings=defaultFontSize=32'])

const phone = { viewport: { width: 360, height: 740 } } as const
const looks = [
  { look: 'on a desktop', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { look: 'on a desktop in the dark', colorScheme: 'dark', viewport: { width: 1440, height: 900 } },
  { look: 'on a phone', colorScheme: 'light', ...phone },
  { look: 'on a phone in the dark', colorScheme: 'dark', ...phone },
] as const

/** Long words, and many of them. */
const name = 'Maximiliana Wolfeschlegelsteinhausen'
const note = `https://studio.example/${'briefs-and-references-'.repeat(8)}\n${'Many words. '.repeat(60)}`

describe.skipIf(withoutBrowser)('The desk', () => {
  const opened = duringTests(() => openDeskSite({ WEBHOOK_NETWORKS: '127.0.0.1/32' }))
  const site = beforeTests(async () => opened.site)
  let paidNumber: string
  /** The owner's session, for every context. */
  let session: BrowserContextOptions['storageState']
  beforeAll(async () => {
    const typed = { fullName: name, email: 'long@client.example', phone: '+852 0000 0000', note }
    await post('orders.place', { ...typed, sku: 'PS-105', idempotencyKey: randomUUID() })
    paidNumber = await postOrder(site, { fullName: name, note })
    await post('contact.sendMessage', { name, email: 'long@client.example', message: `URGENT ${note}` })
  })

  async function post(procedure: string, input: object) {
    expect((await call(site.url, procedure, input)).status).toBe(200)
  }

  it('is set up', async () => {
    const { page, context } = await ownerAtDesk(visit, opened, { expects: /\b401\b/ })
    const act = () => ({ number: paidNumber, cents: 123_456, idempotencyKey: randomUUID() })
    await callAs(page, 'payments.agreePrice', { ...act(), reason: note.slice(0, 150) })
    const paid = { receivedOn: new Date().toISOString().slice(0, 10), method: 'bank-transfer' }
    await callAs(page, 'payments.recordPayment', { ...act(), ...paid, reference: 'REFERENCE'.repeat(9) })
    const url = `http://127.0.0.1:9/${'receiver-of-webhooks-'.repeat(6)}`
    await callAs(page, 'webhooks.add', { url, description: name, events: ['order.placed'] })
    expect(await postOrder(site, { fullName: name, note })).toMatch(/^\w+-\w+/)
    session = await context.storageState()
  })

  describe.each(looks)('$look', ({ colorScheme, viewport }) => {
    const arrival = { reducedMotion: 'reduce', colorScheme, viewport } as const

    it('shows everything to whoever comes in', async () => {
      const { page } = await visit(site, { ...arrival, expects: /\b401\b/ })
      expect(await problemsOf(page, entryStates, everything)).toEqual([])
    })

    it('shows everything to its owner', async () => {
      const { page } = await visit(site, { ...arrival, storageState: session ?? '', expects: /\b404\b/ })
      expect(await problemsOf(page, ownerStates, everything)).toEqual([])
    })
  })

  it.each([360, 1440])('has room for text of twice the size on %i px', async (width) => {
    const viewport = { width, height: 740 }
    const guest = await visitWithLargeText(site, { viewport })
    guest.expectProblem(/\b401\b/)
    expect(await problemsOf(guest.page, entryStates, fits)).toEqual([])
    const { page, expectProblem } = await visitWithLargeText(site, { viewport, storageState: session ?? '' })
    expectProblem(/\b404\b/)
    expect(await problemsOf(page, ownerStates, fits)).toEqual([])
  })

  it('covers nothing on a phone with what it says at the foot of a page', async () => {
    const { page } = await visit(site, { ...phone, reducedMotion: 'reduce', storageState: session ?? '' })
    await page.goto(`/desk/orders/${paidNumber}`)
    await page.getByRole('button', { name: deskCase.moves.save('In Production') }).click()
    await page.getByText(deskCase.steps.move(paidNumber, 'In Production')).waitFor()
    await expect.poll(() => page.locator('[data-notice]').count()).toBe(2)
    expect(await page.evaluate(coveredByFoot)).toEqual([])
  })
})

/** Runs in the page: controls and notices that the notices at its foot cover, scrolled to the end. */
function coveredByFoot(): string[] {
  window.scrollTo(0, document.documentElement.scrollHeight)
  const notices = [...document.querySelectorAll('[data-notice]')]
  const controls = [...document.querySelectorAll('button, a[href], input, textarea, select')]
  const overlap = (one: DOMRect, other: DOMRect) =>
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1 &&
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
  return notices.flatMap((notice) =>
    [...notices, ...controls]
      .filter((other) => other !== notice && !notice.contains(other))
      .filter((other) => overlap(notice.getBoundingClientRect(), other.getBoundingClientRect()))
      .map((other) => other.outerHTML.slice(0, 100)),
  )
}
