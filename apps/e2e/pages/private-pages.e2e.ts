import { firstOf } from '@northword/rig/first-of'
import { dashboard } from '@northword/content/orders/dashboard'
import { pages } from '@northword/content/site/pages'
import { describe, expect, it } from 'vitest'
import { accessibilityProblems } from '../testing/accessibility/accessibility.ts'
import { password } from '../testing/forms/account-forms.ts'
import { expectAddress, expectHeading } from '../testing/browser/address.ts'
import { readSite, useBrowser, useReader, withoutBrowser } from '../testing/browser/browser-story.ts'
import { clients } from '../testing/clients.ts'
import { clientPages, linkPages, orderPages, routes, titleOf } from '../testing/pages/routes.ts'
import { post, sessionIn } from '../testing/orders/order-of-client.ts'

const visit = useBrowser()
const { ada } = clients
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const

const site = readSite()

/** Without a session by default. */
const read = (path: string, cookie = '') => fetch(site.url + path, { headers: { cookie } })

describe('As the server sends it', () => {
  it.each([...clientPages, ...linkPages, ...orderPages])(
    '$path asks to be left out of every index',
    async ({ path }) => {
      expect(await (await read(path, await session())).text()).toMatch(/<meta name="robots" content="noindex/)
    },
  )

  it.each(routes)('$path asks to be found', async ({ path }) => {
    expect(await (await read(path)).text()).not.toMatch(/noindex/)
  })

  it.each(clientPages)('$path holds its client’s data, and no cache stores it', async ({ path }) => {
    const answer = await read(path, await session())
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).toContain(ada.email.toLowerCase())
    const asGuest = await read(path)
    expect(new URL(asGuest.url).pathname).toBe('/login')
    expect(await asGuest.text()).not.toContain(ada.fullName)
  })

  it.each([
    '/dashboard/orders/NW-ORD-20260101-0001',
    '/dashboard/orders/anything',
    '/dashboard/orders/%3Cb%3E',
    `/dashboard/orders/${'9'.repeat(65)}`,
  ])('%s says that there is no such order', async (path) => {
    const answer = await read(path, await session())
    expect(answer.status).toBe(404)
    const html = await answer.text()
    expect(html).toContain(`<title>${titleOf(pages.dashboardOrder.title)}</title>`)
    expect(html).toContain(dashboard.order.notFound.text)
  })

  it.each(['/dashboard/nothing', '/dashboard/orders', '/dashboard/orders/one/more', '/newsletter'])(
    '%s is not there',
    async (path) => {
      expect((await read(path)).status).toBe(404)
    },
  )
})

describe.skipIf(withoutBrowser)('In a browser', () => {
  it.each(clientPages)('$path sends on to sign in, and Back does not lead into it', async ({ path }) => {
    const { page } = await visit(site, { at: '/faq' })
    await page.goto(path)
    await expectAddress(page, `/login?next=${encodeURIComponent(path)}`)
    await expectHeading(page, pages.login.heading)
    expect(await page.title()).toBe(titleOf(pages.login.title))
    await page.goBack()
    await expectAddress(page, '/faq')
  })

  const onPhone = useReader(() => site, phone)
  firstOf(linkPages, 2)('$path is whole, and fits a phone', async ({ path, title }) => {
    const page = onPhone()
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(await page.title()).toBe(title)
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(phone.viewport.width)
    expect(await accessibilityProblems(page)).toEqual([])
  })

  const inTheDark = useReader(() => site, { javaScriptEnabled: false, colorScheme: 'dark' })
  firstOf(linkPages, 2)('$path has its button in the dark and without a script', async ({ path, title }) => {
    const page = inTheDark()
    await page.goto(path)
    expect(await page.title()).toBe(title)
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(await page.locator('main button[type=submit]').filter({ visible: true }).count()).toBe(1)
  })
})

let begun: Promise<string> | undefined

/** The session cookie of one client for all pages. */
const session = () => (begun ??= sessionOf(ada.email))

/** Registers a client and returns the session cookie. */
async function sessionOf(email: string): Promise<string> {
  const passwordHash = Buffer.from(password).toString('base64')
  const answer = await post(site, '/api/auth/register', { name: ada.fullName, email, passwordHash })
  expect(answer.status).toBeLessThan(300)
  const { name, value } = sessionIn(answer)
  return `${name}=${value}`
}
