import { auth } from '@northword/content/site/auth'
import { describe, expect, it } from 'vitest'
import { fieldOf, openAccount } from '../../testing/forms/account-forms.ts'
import { expectAddress } from '../../testing/browser/address.ts'
import { readSite, useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { clients } from '../../testing/clients.ts'
import { firstOf } from '@northword/rig/first-of'

const visit = useBrowser()

describe.skipIf(withoutBrowser)('A browser in which nobody is signed in', () => {
  const site = readSite()

  it('gets no data for a forged hint, and the hint goes', async () => {
    const { page } = await visit(site, { at: '/', expects: /401/ })
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
      await openAccount(page, somebody)
      await page.goto(`/login?next=${encodeURIComponent(next)}`)
      await expectAddress(page, '/dashboard')
      expect(new URL(page.url()).origin).toBe(site.url)
    },
  )

  it('never puts a password into an address, not even before the scripts are here', async () => {
    const { page, context } = await visit(site, { expects: /ERR_FAILED/ })
    await context.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/login')
    await fieldOf(page, auth.fields.email.label).fill(clients.ada.email)
    await page.locator('input[name=password]').fill('hunter2hunter2')
    await page.keyboard.press('Enter')
    expect(page.url()).not.toContain('hunter2')
  })
})
