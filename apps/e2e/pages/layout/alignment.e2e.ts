import { auth } from '@northword/content/site/auth'
import { ordering } from '@northword/content/orders/ordering'
import { describe, expect, it } from 'vitest'
import { readSite, useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { clients } from '../../testing/clients.ts'
import { firstOf } from '@northword/rig/first-of'
import { openForm, orderedNumber, service } from '../../testing/forms/order-form.ts'
import { sidewaysOverflow } from '../../testing/accessibility/sideways.ts'

const visit = useBrowser()
const { fields } = ordering
const widths = [{ width: 360 }, { width: 768 }, { width: 1440 }]
const { taken } = auth.signUp

describe.skipIf(withoutBrowser)('Things that belong together stand together', () => {
  const site = readSite()

  it.each(widths)('prices end at the right edge of their list, at $width px', async ({ width }) => {
    const { page } = await visit(site, { viewport: { width, height: 900 }, at: '/pricing' })
    const gaps = await page.locator('main li:has(h3) data').evaluateAll((prices) =>
      prices.map((price) => {
        const row = price.closest('li')?.getBoundingClientRect().right ?? 0
        const text = document.createRange()
        text.selectNodeContents(price)
        return Math.round(row - text.getBoundingClientRect().right)
      }),
    )
    expect(gaps.length).toBeGreaterThan(8)
    expect(new Set(gaps)).toEqual(new Set([0]))
  })

  firstOf(widths)('the fields of the order dialog have one width, at $width px', async ({ width }) => {
    const { page } = await visit(site, { viewport: { width, height: 900 }, at: '/pricing' })
    const form = await openForm(page, service)
    const [email, phone] = await Promise.all(
      [fields.email, fields.phone].map(({ label }) => form.getByLabel(label).boundingBox()),
    )
    expect(Math.abs((email?.width ?? 0) - (phone?.width ?? 1e6))).toBeLessThanOrEqual(1)
  })

  firstOf(widths)('the ways on for a taken address stand side by side, at $width px', async ({ width }) => {
    const { page } = await visit(site, { viewport: { width, height: 900 }, at: '/signup', expects: /409/ })
    const message = 'An account with this email already exists.'
    const data = { httpStatus: 409 }
    await page.route('**/trpc/auth.signUp*', (route) =>
      route.fulfill({ status: 409, json: { error: { code: -32600, message, data } } }),
    )
    const { name, email, password, confirmPassword } = auth.fields
    await page.getByLabel(name.label).fill(clients.ada.fullName)
    await page.getByLabel(email.label).fill(clients.ada.email)
    await page.getByLabel(password.label, { exact: true }).fill('orchid-tea')
    await page.getByLabel(confirmPassword.label, { exact: true }).fill('orchid-tea')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: auth.signUp.button }).click()
    const links = page.getByRole('alert').getByRole('link')
    const [first, second] = await Promise.all(
      [taken.signIn, taken.forgot].map((label) => links.filter({ hasText: label }).boundingBox()),
    )
    const isBeside = first?.y === second?.y
    const gap = isBeside ? (second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0) : 0
    expect(gap).toBeLessThanOrEqual(32)
    expect(isBeside || first?.x === second?.x).toBe(true)
  })

  firstOf([
    ['the dialog', '/pricing'],
    ['a service card', '/services'],
  ])('the confirmation of %s holds a long address at 360 px, under a rule', async (_, path) => {
    const { page } = await visit(site, { viewport: { width: 360, height: 740 }, at: path })
    await orderedNumber(page, service, { ...clients.dora, email: longAddress(path.length) })
    expect(await page.evaluate(sidewaysOverflow)).toBeLessThanOrEqual(0)
    const heading = page.getByRole('heading', { name: ordering.confirmation.heading })
    expect(
      await heading.evaluate((title) => getComputedStyle(title.parentElement ?? title).borderTopStyle),
    ).toBe('solid')
  })
})

/** An address that cannot wrap: 35 characters before the at sign. */
const longAddress = (nth: number) => `${String(nth).padStart(35, 'abcdefghij')}@company.example`
