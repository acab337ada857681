/** @module-tag thorough */
import { duringTests } from '@northword/rig/during-tests'
import { consent } from '@northword/content/site/consent'
import { chrome } from '@northword/content/site/navigation'
import { ordering } from '@northword/content/orders/ordering'
import {
  consentDayKey,
  consentFlagKey,
  draftPrefix,
  preferencesKey,
} from '@northword/contract/device/device-key-names'
import { findDeviceKey } from '@northword/contract/device/device-keys'
import { openSite } from '@northword/rig/site'
import { quickestKind } from '@northword/rig/site-database'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openAccount } from '../../testing/forms/account-forms.ts'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { alone, clients } from '../../testing/clients.ts'
import { answerBanner, buttonNamed, newcomer, storedIn } from '../../testing/browser/consent.ts'
import { hydrate } from '../../testing/browser/hydration.ts'
import {
  confirmedNumber,
  fillForm,
  openForm,
  orderedNumber,
  service,
  submitButton,
} from '../../testing/forms/order-form.ts'

const visit = useBrowser()
const { accept, decline } = consent.banner
const { save, declineAll, saved } = consent.manager

describe.skipIf(withoutBrowser)('Functional storage', () => {
  const site = duringTests(() => openSite(quickestKind))

  const scheme = (page: Page) => page.locator('html').getAttribute('data-mantine-color-scheme')
  const chooseDark = (page: Page) => buttonNamed(page, chrome.colorScheme.dark).click()

  /** A new context with the device's storage only. */
  async function comeBack(page: Page) {
    const storageState = await page.context().storageState()
    const later = await visit(site, { ...newcomer, storageState, at: '/' })
    return later.page
  }

  it.each([
    { answer: decline, later: 'light', note: '' },
    { answer: accept, later: 'dark', note: clients.gus.note },
  ])('lasts until the tab is closed, or longer: after $answer', async ({ answer, later, note }) => {
    const { page } = await visit(site, { ...newcomer, at: '/' })
    await chooseDark(page)
    await answerBanner(page, answer)
    await fillForm(await openForm(page, service), clients.gus)
    await page.reload()
    expect(await scheme(page)).toBe('dark')
    const noteOf = async (somePage: Page) =>
      (await openForm(somePage, service)).getByLabel(ordering.fields.note.label).inputValue()
    expect(await noteOf(page)).toBe(clients.gus.note)
    // The draft stays while the form is open.
    const back = await comeBack(page)
    expect(await scheme(back)).toBe(later)
    expect(await noteOf(back)).toBe(note)
  })

  it('leaves the device at once when consent is withdrawn, and stays in the tab', async () => {
    const { page } = await visit(site)
    page.on('dialog', (dialog) => void dialog.accept())
    await page.goto('/')
    await chooseDark(page)
    await fillForm(await openForm(page, service), clients.gus)
    await page.goto('/legal/cookies')
    expect(Object.keys((await storedIn(page)).local)).toEqual(
      expect.arrayContaining(['nw_color_scheme', `${draftPrefix}PS-045`]),
    )
    await buttonNamed(page, declineAll).click()
    await buttonNamed(page, save).click()
    await page.getByRole('status').getByText(saved).waitFor()
    const { local, session } = await storedIn(page)
    expect(Object.keys(local).toSorted()).toEqual([consentFlagKey, preferencesKey, consentDayKey].toSorted())
    expect(Object.keys(session)).toEqual(expect.arrayContaining(['nw_color_scheme', `${draftPrefix}PS-045`]))
    expect(await scheme(page)).toBe('dark')
  })

  it('ends in every tab when its order is sent, also where nothing is kept on the device', async () => {
    const { page } = await visit(site, { ...newcomer, at: '/' })
    await answerBanner(page, decline)
    const client = alone(clients.fay, 'two-tabs')
    await fillForm(await openForm(page, service), client)
    await page.waitForTimeout(600)
    // A duplicated tab starts with a copy of sessionStorage.
    const opened = page.waitForEvent('popup')
    await page.evaluate(() => void window.open('/'))
    const copy = await opened
    await copy.waitForLoadState()
    const hasDraft = (somePage: Page) =>
      somePage.evaluate((key) => sessionStorage.getItem(key) !== null, `${draftPrefix}PS-045`)
    expect(await hasDraft(copy)).toBe(true)
    await submitButton(page.getByRole('form')).click()
    await confirmedNumber(page)
    await expect.poll(() => hasDraft(copy)).toBe(false)
    expect(Object.keys((await storedIn(page)).local)).not.toContain(`${draftPrefix}PS-045`)
  })
})

describe.skipIf(withoutBrowser)('After a long use of the site', () => {
  const site = duringTests(() => openSite(quickestKind))

  it('every name in the browser stands in the table of the Cookie Policy', async () => {
    const { page, context } = await visit(site, { ...newcomer, at: '/' })
    await hydrate(page)
    await buttonNamed(page, chrome.colorScheme.dark).click()
    await answerBanner(page, accept)
    const client = alone(clients.hana, 'long-use')
    await orderedNumber(page, service, client)
    await openAccount(page, client)
    await page.goto('/services')
    await fillForm(await openForm(page, service), { note: 'Half filled.' })
    await page.reload()
    const { local, session } = await storedIn(page)
    const cookies = (await context.cookies()).map(({ name }) => name)
    const unknown = [
      ...Object.keys(local).filter((name) => !findDeviceKey('local', name)),
      ...Object.keys(session).filter((name) => !findDeviceKey('session', name)),
      ...cookies.filter((name) => !findDeviceKey('cookie', name)),
    ]
    expect(unknown).toEqual([])
    expect(Object.keys(local)).toEqual(
      expect.arrayContaining([
        'nw_user',
        'nw_session_id',
        'nw_color_scheme',
        expect.stringMatching(`^${draftPrefix}PS-045:`),
      ]),
    )
    expect(Object.keys(session)).toContain('nw_scroll')
    expect(cookies).toEqual(expect.arrayContaining(['nw_session', 'nw_claim', 'nw_device']))
  })
})
