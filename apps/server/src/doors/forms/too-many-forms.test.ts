import { expect, it } from 'vitest'
import { somebody } from '../../testing/test-accounts.ts'
import { newBrowser } from '../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import { postedIn, testPages } from '../../testing/requests/test-pages.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

const dead = `token=${'A'.repeat(43)}`
const twice = { password: 'a new one', confirmPassword: 'a new one' }

/** Forms that count against a limit, with the procedure that shares it. */
const rows = [
  { form: '/login', procedure: 'auth.signIn', typed: { password: 'a guess' } },
  { form: '/signup', procedure: 'auth.signUp', typed: { name: 'Eve', ...twice, acceptTerms: 'on' } },
  { form: '/forgot-password', procedure: 'auth.forgotPassword' },
  { form: '/login/link-offer', page: '/login', procedure: 'auth.mailSignInLink' },
  { form: '/blog', procedure: 'newsletter.subscribe' },
  { form: `/login/link?${dead}`, procedure: 'auth.signInByLink' },
  { form: `/verify-email?${dead}`, procedure: 'auth.verifyEmail' },
  { form: `/reset-password?${dead}`, procedure: 'auth.resetPassword', typed: twice },
  { form: `/newsletter/confirm?${dead}`, procedure: 'newsletter.confirmSubscription' },
  { form: `/newsletter/unsubscribe?${dead}`, procedure: 'newsletter.unsubscribe' },
]

eachDatabase('A form that is posted too often', (open) => {
  const paths = new Set(rows.map(({ form, page }) => page ?? form.replace(/\?.*/, '')))
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '0.1' }, { pages: testPages([...paths]) })

  it.each(rows)('$form says how long to wait, and so does $procedure', async ({ form, procedure, typed }) => {
    const address = `10.250.0.${rows.findIndex((row) => row.form === form)}`
    const stranger = () => newBrowser(site, { address })
    const { email } = somebody()
    const sent = { email, ...typed }
    let page = await stranger().postForm(form, sent)
    for (let tries = 1; page.statusCode !== 429 && tries < 60; tries++)
      page = await stranger().postForm(form, sent)
    expect([page.statusCode, Number(page.headers['retry-after']) > 0]).toEqual([429, true])
    expect(postedIn(page)).toMatchObject({ status: 429, issues: [], typed: { email } })
    expect((await stranger().call(procedure, { token: dead.slice(6), ...sent })).status).toBe(429)
  })
})
