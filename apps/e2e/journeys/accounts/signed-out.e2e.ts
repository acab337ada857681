import { auth } from '@northword/content/site/auth'
import { pages } from '@northword/content/site/pages'
import { openSite, type Site } from '@northword/rig/site'
import { quickestKind } from '@northword/rig/site-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dashboardOf, fieldOf, password, signIn, signUp } from '../../testing/forms/account-forms.ts'
import { expectAddress } from '../../testing/browser/address.ts'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { clients } from '../../testing/clients.ts'
import { firstOf } from '@northword/rig/first-of'

const visit = useBrowser()

describe.skipIf(withoutBrowser)('Whoever is not signed in', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(quickestKind)
  })
  afterAll(() => site.close())

  const tampered = {
    markup: { nw_user: '{"id":"1","name":"<img src=x onerror=alert(1)>","email":"a@b.c"}' },
    'no JSON': { nw_user: '{', nw_session_id: '1' },
    'another type': { nw_user: '[1,2]', nw_session_id: '1' },
    'half of it': { nw_user: '{"id":"1","name":"Eve"}', nw_session_id: '1' },
  }
  firstOf(Object.entries(tampered), 2)(
    'is sent to sign in, whatever the storage holds: %s',
    async (_, items) => {
      const { page } = await visit(site)
      await page.goto('/')
      await page.evaluate(
        (stored) => Object.entries(stored).forEach(([key, value]) => localStorage.setItem(key, value)),
        items,
      )
      await page.goto('/dashboard')
      await expectAddress(page, '/login?next=%2Fdashboard')
      await page.getByRole('heading', { level: 1, name: pages.login.heading }).waitFor()
      expect(await page.getByText('Eve').count()).toBe(0)
    },
  )

  it('gets no data for a forged hint, and the hint goes', async () => {
    const { page, expectProblem } = await visit(site)
    expectProblem(/401/)
    await page.goto('/')
    await page.evaluate(() => {
      localStorage.setItem('nw_user', '{"id":"1","name":"Eve","email":"eve@x.example"}')
      localStorage.setItem('nw_session_id', '1')
    })
    await page.goto('/dashboard')
    await expectAddress(page, '/login?next=%2Fdashboard')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('nw_user'))).toBeNull()
  })

  firstOf(['//evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)'])(
    'is never sent to another site: next=%s',
    async (next) => {
      const { page } = await visit(site)
      const somebody = {
        ...clients.ben,
        email: `next-${Buffer.from(next).toString('hex')}@client.example`,
      }
      await signUp(page, somebody)
      await dashboardOf(page, somebody)
      await page.goto(`/login?next=${encodeURIComponent(next)}`)
      await expectAddress(page, '/dashboard')
      expect(new URL(page.url()).origin).toBe(site.url)
    },
  )

  it('hears what to do when the server cannot be reached, and loses nothing', async () => {
    const { page, context, expectProblem } = await visit(site)
    expectProblem(/ERR_INTERNET_DISCONNECTED/)
    await page.goto('/login')
    await page.getByRole('button', { name: auth.signIn.button }).waitFor()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await signIn(page, clients.ada)
    await page.getByRole('alert').getByText(auth.signIn.unreachable).waitFor()
    expect(await fieldOf(page, auth.fields.email.label).inputValue()).toBe(clients.ada.email)
    expect(page.url()).not.toContain(encodeURIComponent(password))
    await context.setOffline(false)
  })

  it('never puts a password into an address, not even before the scripts are here', async () => {
    const { page, context, expectProblem } = await visit(site)
    expectProblem(/ERR_FAILED/)
    await context.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/login')
    await fieldOf(page, auth.fields.email.label).fill(clients.ada.email)
    await page.locator('input[name=password]').fill('hunter2hunter2')
    await page.keyboard.press('Enter')
    expect(page.url()).not.toContain('hunter2')
  })
})
