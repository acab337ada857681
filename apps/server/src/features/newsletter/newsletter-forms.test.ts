import { expect, it } from 'vitest'
import { newBrowser } from '../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import { postedIn, testPages } from '../../testing/requests/test-pages.ts'
import { newsletterForms } from './newsletter.form.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

eachDatabase('The newsletter without scripts', (open) => {
  const site = useTestApp(open, {}, { pages: testPages(newsletterForms.map(({ path }) => path)) })

  it('is asked for, confirmed and stopped, each by a page that can be reloaded', async () => {
    const browser = newBrowser(site)
    const email = 'reader@paper.example'
    const post = async (address: string, typed = {}) => {
      const { statusCode, headers } = await browser.postForm(address, typed)
      const goal = String(headers.location)
      expect([statusCode, goal.includes('token'), goal.includes('%40')]).toEqual([303, false, false])
      for (const _ of [1, 2])
        expect(postedIn(await browser.visit(goal))).toMatchObject({ kind: 'sent', facts: {} })
      return goal
    }
    const subscribers = () => site.rows(`select confirmed_at is not null as yes from subscribers`)

    expect(await Promise.all([post('/blog', { email }), post('/blog', { email })])).toEqual([
      '/blog?sent=newsletter',
      '/blog?sent=newsletter',
    ])
    expect(await subscribers()).toEqual([{ yes: false }])
    await post(`/newsletter/confirm?token=${await site.linkTo(email)}`)
    expect(await subscribers()).toEqual([{ yes: true }])
    const last = await site.linkTo(email, 3)
    await post(`/newsletter/unsubscribe?token=${last}`)
    expect(await subscribers()).toEqual([])
    await post(`/newsletter/unsubscribe?token=${last}`)
  })

  it('comes back with what was typed', async () => {
    const page = await newBrowser(site).postForm('/blog', { email: 'nobody' })
    expect([page.statusCode, postedIn(page)]).toMatchObject([
      422,
      { typed: { email: 'nobody' }, issues: [{ path: 'email' }] },
    ])
  })

  it.each(['/newsletter/confirm', '/newsletter/unsubscribe'])(
    '%s takes no dead or broken link',
    async (path) => {
      const dead = await newBrowser(site).postForm(`${path}?token=${'A'.repeat(43)}`)
      expect([dead.statusCode, postedIn(dead)]).toMatchObject([422, { status: 400, issues: [] }])
      expect(postedIn(await newBrowser(site).postForm(path))).toMatchObject({ issues: [{ path: 'token' }] })
    },
  )
})
