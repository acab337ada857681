import { expect, it } from 'vitest'
import { type Browser, newBrowser } from '../testing/requests/test-browser.ts'
import { eachDatabase } from '../testing/databases/test-database.ts'
import { doors, placed, somebody, verified } from '../testing/test-accounts.ts'
import { kindsTo } from '../testing/test-mails.ts'
import { operateBeside } from '../testing/test-operator.ts'
import { useTestApp } from '../testing/use-test-app.ts'
import { accountEmail } from './account.ts'

eachDatabase('A client who asks the studio for another address', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '100' })

  const operate = (...args: string[]) => operateBeside(site, accountEmail, { args })
  const signIn = async (email: string, password: string) =>
    (await doors.REST.signIn(newBrowser(site), { email, password })).status
  const numbersOf = async (browser: Browser) => {
    const { body } = await browser.ask('orders.list')
    return (body['orders'] as { number: string }[]).map(({ number }) => number)
  }

  it('signs in with it, verifies it and keeps what is theirs, and both addresses are told', async () => {
    const { person, browser } = await verified(site)
    const { email, password } = person
    const next = somebody().email
    const own = await placed(browser, email)
    const asGuest = await placed(newBrowser(site), next)
    expect(await operate(email.toUpperCase(), next)).toContain(`has the address ${next} now`)

    expect((await doors.REST.me(browser)).status).toBe(401)
    expect([await signIn(email, password), await signIn(next, password)]).toEqual([401, 200])
    expect(await kindsTo(site, email)).toEqual(['order-confirmation', 'email-changed'])
    expect(await kindsTo(site, next)).toEqual(['order-confirmation', 'verify-email'])

    const back = newBrowser(site)
    await back.call('auth.signIn', { email: next, password })
    expect((await back.ask('account.find')).body).toMatchObject({ email: next, emailVerified: false })
    expect(await numbersOf(back)).toEqual([own])
    await back.call('auth.verifyEmail', { token: await site.linkTo(next) })
    expect((await back.ask('account.find')).body).toMatchObject({ emailVerified: true })
    expect((await numbersOf(back)).toSorted()).toEqual([own, asGuest].toSorted())
  })

  it('is let in by no link that was mailed to the former one, sent or not', async () => {
    const { person } = await verified(site)
    await newBrowser(site).call('auth.forgotPassword', person)
    const token = await site.linkTo(person.email, 2)
    await newBrowser(site).call('auth.mailSignInLink', person)
    await site.linkTo(person.email, 3)
    await site.rows(`update mails set status = 'queued' where kind = 'sign-in'`)
    await operate(person.email, somebody().email)
    const reset = await newBrowser(site).call('auth.resetPassword', { token, password: 'a new nanosecond' })
    expect(reset.status).toBe(400)
    expect(await kindsTo(site, person.email)).not.toContain('sign-in')
  })

  it('keeps the former one where the other is taken or none, or the account is unknown', async () => {
    const { person, browser } = await verified(site)
    const other = await verified(site)
    for (const [from, to, sentence] of [
      [person.email, other.person.email, 'There is an account with the address'],
      [person.email, 'nora at bakery', '“nora at bakery” is no email address.'],
      [somebody().email, somebody().email, 'No account has the address'],
      ['nora at bakery', somebody().email, 'No account has the address'],
    ] as const)
      await expect(operate(from, to)).rejects.toThrow(sentence)
    expect((await browser.ask('account.find')).body).toMatchObject({
      email: person.email,
      emailVerified: true,
    })
  })
})
