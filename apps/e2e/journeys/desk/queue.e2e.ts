import { beforeTests, duringTests } from '@northword/rig/during-tests'
import { deskCase } from '@northword/content/desk/desk-case'
import { desk } from '@northword/content/desk/desk-frame'
import { deskJump, deskOrders } from '@northword/content/desk/desk-orders'
import { deskKeys, deskQueue } from '@northword/content/desk/desk-queue'
import { deskUndo } from '@northword/content/desk/desk-undo'
import { ownerSession } from '@northword/rig/owner-session'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectAddress } from '../../testing/browser/address.ts'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { invite, join, signInAtDesk } from '../../testing/desk/colleagues.ts'
import { button, openDeskSite, owner, ownerAtDesk } from '../../testing/desk/desk-site.ts'
import { waitForFocus } from '../../testing/browser/keyboard.ts'
import { expectNoProblems, looks } from '../../testing/accessibility/looks.ts'
import { postOrder } from '../../testing/orders/posted-orders.ts'

const visit = useBrowser()
const agent = { name: 'Arne Agent', email: 'arne@desk.example', password: 'eleven slow cranes' }

const notice = (page: Page, text: string) => page.getByRole('status').getByText(text)
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

describe.skipIf(withoutBrowser)('The queue of the desk', () => {
  const opened = duringTests(openDeskSite)
  const site = beforeTests(async () => opened.site)

  it('is worked through by keys alone: taken, undone, put off, called, searched, and left by a jump', async () => {
    const tea = await postOrder(site, { fullName: 'Thea Tea', note: 'A page on oolong' })
    const coffee = await postOrder(site, { fullName: 'Cora Coffee', note: 'A page on arabica' })
    const { page } = await ownerAtDesk(visit, opened, { expects: /\b401\b/ })
    await row(page, 'Thea Tea').waitFor()
    await expectNoProblems(page)

    await page.keyboard.press('j')
    await page.keyboard.press('c')
    await notice(page, deskQueue.claimed(tea)).waitFor()
    await row(page, 'Thea Tea').getByText(deskQueue.you).waitFor()
    await expectNoProblems(page)
    await page.keyboard.press('u')
    await notice(page, deskUndo.undone).waitFor()
    await row(page, 'Thea Tea').getByText(deskQueue.free).waitFor()

    await page.keyboard.press('z')
    await waitForFocus(button(page, deskQueue.later.choices.hour))
    await expectNoProblems(page)
    await page.keyboard.press('Enter')
    await notice(page, deskQueue.later.done(tea)).waitFor()
    await row(page, 'Thea Tea').waitFor({ state: 'detached' })

    await page.keyboard.press('j')
    await page.keyboard.press('l')
    await expectAddress(page, `/desk/orders/${coffee}`)
    await waitForFocus(page.getByLabel(deskCase.call.outcomes.reached))

    await page.keyboard.press('Control+k')
    const jump = page.getByPlaceholder(deskJump.placeholder)
    await waitForFocus(jump)
    await page.keyboard.type('thea')
    await page.getByRole('button', { name: new RegExp(tea) }).waitFor()
    await expectNoProblems(page)
    await page.keyboard.press('Enter')
    await expectAddress(page, `/desk/orders/${tea}`)
    await waitForFocus(page.getByRole('heading', { name: tea }))
    await page.getByLabel(deskCase.putOff.until).waitFor()
    await page.keyboard.press('z')
    await waitForFocus(page.getByLabel(deskCase.putOff.until))
  })

  it('keeps a search of orders in the address, and saves it as a view', async () => {
    const { page } = await visit(site, { expects: /\b401\b/ })
    await signInAtDesk(page, owner)
    await page.keyboard.press('/')
    await waitForFocus(page.getByRole('searchbox'))
    await page.keyboard.type('oolong')
    await page.keyboard.press('Enter')
    await expectAddress(page, '/desk/orders?q=oolong')
    await row(page, 'Thea Tea').waitFor()
    expect(await page.locator('[data-row]').count()).toBe(1)

    await page.getByLabel(deskOrders.filters.status).selectOption('Paid')
    await expectAddress(page, '/desk/orders?q=oolong&status=Paid')
    await page.getByText(deskOrders.nothing).waitFor()
    await page.goBack()
    await row(page, 'Thea Tea').waitFor()

    await button(page, deskOrders.views.open).click()
    await page.getByRole('menuitem', { name: deskOrders.views.keep }).click()
    await page.getByLabel(deskOrders.views.name).fill('Teas')
    await button(page, deskOrders.views.save).click()
    await button(page, 'Teas').waitFor()
    await expectNoProblems(page)

    await page.getByRole('link', { name: desk.navigation.queue }).click()
    await button(page, deskOrders.views.open).click()
    await page.getByRole('menuitem', { name: 'Teas' }).click()
    await expectAddress(page, '/desk/orders?q=oolong')
    await row(page, 'Thea Tea').waitFor()
    expect(await page.getByRole('searchbox').inputValue()).toBe('oolong')
  })
})

describe.skipIf(withoutBrowser)(
  'The queue of the desk, once there is an owner,',
  { tags: ['thorough'] },
  () => {
    const opened = duringTests(openDeskSite)
    const site = beforeTests(async () => opened.site)
    beforeAll(async () => ownerSession(site.url, await opened.setUpLink(), owner))

    it('refuses to overwrite a colleague’s change, and keeps the typed text', async () => {
      const number = await postOrder(site, { fullName: 'Sam Stale' })
      const { page: first } = await visit(site, { expects: /\b(401|409)\b/ })
      await signInAtDesk(first, owner)
      const link = await invite(first, agent, 'agent')
      const second = (await visit(site)).page
      await join(second, link, agent)
      for (const page of [first, second]) {
        await page.goto(`/desk/orders/${number}`)
        await page.getByRole('heading', { name: deskCase.call.heading }).waitFor()
      }
      await first.getByLabel(deskCase.call.text).fill('Wants it by Friday')
      await first.getByLabel(deskCase.putOff.until).fill('2026-12-31T10:00')
      await second.getByLabel(deskCase.putOff.until).fill('2026-12-30T09:00')
      await button(second, deskCase.putOff.save).click()
      await second.getByText(deskCase.putOff.saved).waitFor()

      await button(first, deskCase.putOff.save).click()
      const panel = first.locator('#later').getByRole('alert')
      await panel.getByText(new RegExp(`${agent.name} ${deskCase.timeline.kinds.later}`)).waitFor()
      expect(await panel.getByRole('cell').allInnerTexts()).toEqual([
        expect.stringContaining('December 30'),
        expect.stringContaining('December 31'),
      ])
      expect(await first.getByLabel(deskCase.putOff.until).inputValue()).toBe('2026-12-31T10:00')
      expect(await first.getByLabel(deskCase.call.text).inputValue()).toBe('Wants it by Friday')
      await expectNoProblems(first)
      await panel.getByRole('button', { name: deskCase.stale.save }).click()
      await first.getByText(deskCase.putOff.saved).waitFor()

      const call = first.locator('#call').getByRole('alert')
      await call.getByRole('button', { name: deskCase.stale.drop }).click()
      expect(await first.getByLabel(deskCase.call.text).inputValue()).toBe('')
      const said = first.getByRole('listitem').filter({ hasText: deskCase.timeline.kinds.later })
      await expect.poll(() => said.count()).toBe(2)
    })

    it('leaves single keys to those who want them, and works without', async () => {
      const number = await postOrder(site, { fullName: 'Kim Keyless' })
      const { page } = await visit(site, { expects: /\b401\b/ })
      await signInAtDesk(page, owner)
      await page.keyboard.press('?')
      await page.getByRole('switch', { name: deskKeys.switch }).click()
      await page.keyboard.press('Escape')
      const link = page.getByRole('link', { name: /./ }).and(page.locator('[data-row]')).last()
      await link.focus()
      for (const key of ['c', 'z', 'u', '/', '?']) await page.keyboard.press(key)
      await waitForFocus(link)
      expect(await page.getByRole('dialog').count()).toBe(0)
      await link.press('Enter')
      await page.getByRole('heading', { name: number }).waitFor()
      await button(page, deskCase.hand.claim.agent).click()
      await button(page, deskUndo.undo).click()
      await notice(page, deskUndo.undone).waitFor()
      await page.getByText(deskCase.hand.nobody).first().waitFor()
    })

    it.each(looks)('shows its lists on $screen without a fault', async ({ options }) => {
      const fullName = 'Bartholomew Featherstonehaugh-Cholmondeley '.repeat(3)
      await postOrder(site, { fullName, note: 'x'.repeat(300) })
      const { page } = await visit(site, { ...options, expects: /\b401\b/ })
      await signInAtDesk(page, owner)
      await row(page, 'Bartholomew').first().waitFor()
      await expectNoProblems(page)
      await page.getByRole('link', { name: desk.navigation.orders }).click()
      await row(page, 'Bartholomew').first().waitFor()
      await expectNoProblems(page)
      await page.keyboard.press('Control+k')
      await page.getByPlaceholder(deskJump.placeholder).waitFor()
      await expectNoProblems(page)
    })
  },
)
