/** @module-tag thorough */
import { duringTests } from '@northword/rig/during-tests'
import { randomUUID } from 'node:crypto'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { callAs } from '../../testing/desk/ask-as.ts'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { briefHold, openDeskSite, ownerAtDesk } from '../../testing/desk/desk-site.ts'
import { looks } from '../../testing/accessibility/looks.ts'
import { clientWithOrder } from '../../testing/orders/order-of-client.ts'
import { everything, problemsOf } from '../../testing/accessibility/state-problems.ts'
import { clientTextStates, deskTextStates, pieces } from '../../testing/texts/text-states.ts'
import { beginWork, deliverText, hasLeft } from '../../testing/texts/work-on-text.ts'

const visit = useBrowser()
const wide = 'A-word-without-end'.repeat(9)
const first = `# Why brakes squeal

Most of the noise comes from **worn** pads.

1. Look at ${wide}

> Silence proves nothing.

| Sound | Cause |
| --- | --- |
| A high note | Glazed pads |
`
const second = first.replace('**worn**', 'old').concat('\nThen ride down the hill.\n')

describe.skipIf(withoutBrowser)('The pages of a text', () => {
  const opened = duringTests(() => openDeskSite(briefHold))
  let number: string
  /** Sessions of the client and the owner. */
  let sessions: Record<'client' | 'owner', BrowserContextOptions['storageState']>

  it('are made', async () => {
    const { page: desk, context: deskContext } = await ownerAtDesk(visit, opened, { expects: /\b401\b/ })
    const { page, context } = await visit(opened.site)
    number = (await clientWithOrder(context, opened.site, 'PS-070')).number
    expect(number).toMatch(/^\w+-\w+/)
    await beginWork(desk, number)
    await deliverText(desk, number, first)
    await deliverText(desk, number, second, { revision: 1 })
    await deliverText(desk, number, first, { piece: pieces.unsent })
    await deliverText(desk, number, first, { piece: pieces.approved })
    await desk.goto(`/desk/orders/${number}`)
    await hasLeft(desk, 2)

    const asked = { number, piece: pieces.approved, version: 1, id: randomUUID(), passage: null }
    await callAs(desk, 'reviews.keepStudioComment', { ...asked, text: `Who reads ${wide}?` })
    await page.goto('/faq')
    await comment(page, { piece: pieces.sent, version: 2 })
    const sent = { number, piece: pieces.sent, agreedCents: 0, idempotencyKey: randomUUID() }
    await callAs(page, 'reviews.submitRound', sent)
    await comment(page, { piece: pieces.unsent, version: 1 })
    await callAs(page, 'reviews.approve', { number, piece: pieces.approved, version: 1, by: '' })
    sessions = { client: await context.storageState(), owner: await deskContext.storageState() }
  })

  /** One comment on a passage, one on the whole text. */
  async function comment(page: Page, place: { piece: number; version: number }) {
    const passage = { start: 'Why brakes squeal\n\n'.length, quote: 'Most of the noise' }
    const said = { number, ...place, text: `Say more of ${wide}` }
    await callAs(page, 'reviews.keepComment', { ...said, id: randomUUID(), passage })
    await callAs(page, 'reviews.keepComment', { ...said, id: randomUUID(), passage: null })
  }

  it.each(looks)('show everything to a client on $screen', async ({ options }) => {
    const { page } = await visit(opened.site, { ...options, storageState: sessions.client ?? '' })
    expect(await problemsOf(page, clientTextStates(number), everything)).toEqual([])
  })

  it.each(looks)('show everything to the studio on $screen', async ({ options }) => {
    const { page } = await visit(opened.site, { ...options, storageState: sessions.owner ?? '' })
    expect(await problemsOf(page, deskTextStates(number), everything)).toEqual([])
  })
})
