import { expect, it } from 'vitest'
import { registered, signedIn } from '../../testing/test-accounts.ts'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import { postedIn, stateIn, testPages } from '../../testing/requests/test-pages.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

eachDatabase('The forms of the dashboard', (open) => {
  const pages = testPages(['/dashboard', '/login'])
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '100' }, { pages })

  it('save name and phone, and say so on their tab', async () => {
    const { browser } = await registered(site)
    const answer = await browser.postForm('/dashboard/profile?tab=profile', {
      name: 'Bao Lee',
      phone: '+852',
    })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/dashboard?sent=profile&tab=profile'])
    const page = await browser.send('GET', '/dashboard?sent=profile&tab=profile')
    expect(stateIn(page).user?.name).toBe('Bao Lee')
    expect(postedIn(page)).toEqual({ kind: 'sent', form: 'profile', facts: {} })
  })

  it('come back with what was typed where a rule is broken', async () => {
    const { browser, person } = await registered(site)
    const answer = await browser.postForm('/dashboard/profile?tab=profile', { name: '', phone: '+852' })
    expect(answer.statusCode).toBe(422)
    expect(postedIn(answer)).toMatchObject({
      form: 'profile',
      typed: { name: '', phone: '+852' },
      issues: [{ path: 'name' }],
    })
    expect(stateIn(answer)).toMatchObject({ address: '/dashboard?tab=profile', user: { name: person.name } })
  })

  it('change the password, and echo none that is refused', async () => {
    const { browser, person } = await registered(site)
    const other = await signedIn(site, person)
    const typed = { currentPassword: person.password, password: 'a new one here', confirmPassword: 'another' }
    const refused = await browser.postForm('/dashboard/change-password?tab=profile', typed)
    expect(postedIn(refused)).toMatchObject({ kind: 'refused', issues: [{ path: 'confirmPassword' }] })
    for (const password of Object.values(typed)) expect(refused.body).not.toContain(password)
    const again = { ...typed, confirmPassword: typed.password }
    expect((await browser.postForm('/dashboard/change-password?tab=profile', again)).statusCode).toBe(303)
    expect((await other.ask('auth.me')).status).toBe(401)
    expect((await browser.ask('auth.me')).status).toBe(200)
  })

  it('mail the link again, and end other sessions or all of them', async () => {
    const { browser, person } = await registered(site)
    const resent = await browser.postForm('/dashboard/resend-verification')
    expect(resent.headers.location).toBe('/dashboard?sent=resend-verification')
    const other = await signedIn(site, person)
    const { body } = await browser.ask('auth.listSessions')
    const [, { id } = { id: '' }] = body['sessions'] as { id: string }[]
    await browser.postForm('/dashboard/end-session?tab=profile', { id })
    expect((await other.ask('auth.me')).status).toBe(401)
    const everywhere = await browser.postForm('/dashboard/sign-out-everywhere?tab=profile')
    expect(everywhere.headers.location).toBe('/?sent=sign-out-everywhere')
    expect((await browser.ask('auth.me')).status).toBe(401)
  })
})
