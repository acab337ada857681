import { describe, expect, it, vi } from 'vitest'
import { guestOrder } from '../../../testing/test-accounts.ts'
import { normalPriority } from '../../../testing/test-app.ts'
import type { Browser } from '../../../testing/requests/test-browser.ts'
import { openTestPglite } from '../../../testing/databases/test-database.ts'
import { linkHolder } from '../../../testing/test-links.ts'
import { hasText } from '../../../testing/test-texts.ts'
import { createTextWork, type TextWork } from '../work/text-work.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'

/** A text that takes longer than the limit to parse. */
const dear = '- a\n\n'.repeat(20_000)

describe('While holders of links paste texts that take too long', { tags: ['thorough'] }, () => {
  let asked = 0
  const texts = createTextWork({ limits: { pastedMs: 150 }, priority: normalPriority })
  const counting = (work: TextWork): TextWork => ({
    ...work,
    askedBy: (isGone) => counting(work.askedBy(isGone)),
    sameness(...pasted) {
      asked += 1
      return work.sameness(...pasted)
    },
  })
  const site = useTestApp(openTestPglite, {}, { texts: counting(texts) })

  async function holder(): Promise<{ number: string; browser: Browser }> {
    const number = await guestOrder(site)
    await hasText(site, number)
    return { number, browser: await linkHolder(site, { number }) }
  }

  it.each([
    { from: 'one network', networks: 1, each: 3 },
    { from: 'three networks', networks: 3, each: 2 },
  ])('another client has their file before those of $from are through', async ({ networks, each }) => {
    const victim = await holder()
    const crowd: Promise<unknown>[] = []
    let through = 0
    asked = 0
    for (let network = 0; network < networks; network += 1) {
      const { number, browser } = await holder()
      const approved = { number, piece: 1, version: 1 }
      await browser.call('reviews.approve', { ...approved, by: 'Mallory' })
      const paste = () => browser.call('reviews.compareApproved', { ...approved, text: dear })
      for (let one = 0; one < each; one += 1) crowd.push(paste().then(() => (through += 1)))
    }
    await vi.waitFor(() => expect(asked).toBe(crowd.length), { timeout: 10_000 })
    const file = await victim.browser.send('GET', `/api/orders/${victim.number}/texts/1/versions/1/text.docx`)
    expect([file.statusCode, through < crowd.length]).toEqual([200, true])
    await Promise.all(crowd)
  })
})
