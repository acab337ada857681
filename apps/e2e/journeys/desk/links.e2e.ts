/** @module-tag thorough */
import { dashboard } from '@northword/content/orders/dashboard'
import { deskCase } from '@northword/content/desk/desk-case'
import { orderLink } from '@northword/content/orders/order-link'
import { describe, expect, it } from 'vitest'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { alone, clients } from '../../testing/clients.ts'
import { button, ownerAtDesk, useDeskSite } from '../../testing/desk/desk-site.ts'
import { expectNoProblems } from '../../testing/accessibility/looks.ts'
import { postOrder } from '../../testing/orders/posted-orders.ts'

const visit = useBrowser()
const { links, timeline } = deskCase

describe.skipIf(withoutBrowser)('A link that staff hand out', () => {
  const studio = useDeskSite()

  it('is made at the desk, opens the order at once, and ends when all are revoked', async () => {
    const { site } = studio
    const number = await postOrder(site, alone(clients.ada, 'handed-out'))
    const { page } = await ownerAtDesk(visit, studio, { expects: /\b401\b/ })
    await page.goto(`/desk/orders/${number}`)
    await button(page, links.make).click()
    const link = await page.getByLabel(links.made).inputValue()
    expect(link).toMatch(/\/o#[\w-]{43}$/)
    await page.getByText(timeline.kinds['link-copied']).waitFor()
    await expectNoProblems(page)

    const client = await visit(site, { at: link })
    await client.page.getByRole('heading', { level: 1, name: number }).waitFor()
    expect(await client.page.getByText(dashboard.order.contact.heading).count()).toBe(1)

    await button(page, links.revoke.button).click()
    await expectNoProblems(page)
    await page.getByRole('dialog').getByRole('button', { name: links.revoke.button }).click()
    await page.getByText(links.revoked).waitFor()
    client.expectProblem(/\b400\b/)
    await client.page.reload()
    await client.page.getByRole('heading', { level: 1, name: orderLink.dead.heading }).waitFor()
  })
})
