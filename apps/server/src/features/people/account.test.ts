import { expect, it } from 'vitest'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import {
  clientWithOrder,
  doors,
  exported,
  placed,
  registered,
  signedIn,
  verified,
} from '../../testing/test-accounts.ts'
import { newBrowser } from '../../testing/requests/test-browser.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

eachDatabase('An account', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '100' })

  it('saves name and phone, for the doors to tell them', async () => {
    const { person, browser, id } = await registered(site)
    const saved = await browser.call('account.updateProfile', {
      name: '  Rear Admiral Hopper ',
      phone: ' +1 0000 ',
    })
    const account = { id, name: 'Rear Admiral Hopper', phone: '+1 0000', email: person.email }
    expect(saved).toMatchObject({ status: 200, body: { ...account, emailVerified: false } })
    expect((await browser.ask('account.find')).body).toEqual(saved.body)
    expect((await doors.REST.me(browser)).body).toMatchObject({ user: { name: account.name } })
    expect((await browser.call('account.updateProfile', { name: 'Grace' })).body).toMatchObject({ phone: '' })
  })

  it.each([
    ['a blank name', { name: ' ' }, 'Name is required.'],
    [
      'a phone number that is too long',
      { name: 'Grace', phone: '0'.repeat(61) },
      'Phone number must be at most 60 characters',
    ],
    ['a phone number that is no text', { name: 'Grace', phone: 7 }, 'Phone number must be text'],
  ])('does not take %s', async (_what, typed, sentence) => {
    const { browser } = await registered(site)
    expect(await browser.call('account.updateProfile', typed)).toMatchObject({
      status: 400,
      message: sentence,
    })
  })

  it('keeps its address, whatever is sent for it, and its password', async () => {
    const { person, browser, id } = await registered(site)
    const sent = {
      name: 'Grace',
      email: 'other@navy.example',
      emailKey: 'x',
      passwordHash: 'x',
      id: 'x',
      emailVerifiedAt: 1,
    }
    const { body } = await browser.call('account.updateProfile', sent)
    expect(body).toMatchObject({ id, email: person.email, emailVerified: false })
    expect((await doors.tRPC.signIn(newBrowser(site), person)).status).toBe(200)
  })

  it('gives its owner all that we hold, and nothing that would let anybody in', async () => {
    const { person, browser, id } = await verified(site)
    await browser.call('account.updateProfile', { name: 'Grace', phone: '+1 0000' })
    const own = await placed(browser, person.email)
    const guests = await placed(newBrowser(site), person.email)
    const stranger = await clientWithOrder(site)
    await site.rows(
      `insert into contact_messages (id, name, email, email_key, message, urgent, created_at)
        values (gen_random_uuid(), 'Grace', '${person.email}', '${person.email}', 'Hello there', false, now())`,
    )
    const { status, text, records, of } = await exported(browser)
    expect(status).toBe(200)
    const account = { id, name: 'Grace', phone: '+1 0000', email: person.email, emailVerified: true }
    const time: unknown = expect.stringMatching(/Z$/)
    expect(of('account')).toMatchObject([{ exportedAt: time, emailVerifiedAt: time, ...account }])
    expect(of('session')).toMatchObject([{ isCurrent: true }])
    expect(of('order')).toMatchObject([
      { id: guests, guest: true, events: [{ to: 'Pending Contact' }] },
      { id: own, guest: false, events: [{ to: 'Pending Contact' }] },
    ])
    expect(of('project')).toMatchObject([{ orderId: own }])
    expect(of('message')).toMatchObject([{ message: 'Hello there' }])
    expect(of('newsletter')).toEqual([])
    expect(records.at(-1)).toEqual({ kind: 'end', records: 6 })
    expect(text).not.toMatch(/argon2|hash|token|idempotency|fingerprint/i)
    expect(text).not.toContain(stranger.person.email)
    for (const secret of browser.cookies.values()) expect(text).not.toContain(secret)
  })

  it('gives nobody what belongs to an address that is not proven', async () => {
    const { person, browser } = await registered(site)
    await site.rows(
      `insert into contact_messages (id, name, email, email_key, message, urgent, created_at)
        values (gen_random_uuid(), 'Owner', '${person.email}', '${person.email}', 'Private', false, now())`,
    )
    const { records } = await exported(browser)
    expect(records.map(({ kind }) => kind)).toEqual(['account', 'session', 'end'])
  })

  it('is deleted at the wish of who knows its password: at once signed out everywhere, told by mail', async () => {
    const { person, browser } = await registered(site)
    const second = await signedIn(site, person)
    expect(await browser.call('account.deleteAccount', { password: 'a guess' })).toMatchObject({
      status: 400,
      issues: [{ path: 'password', message: 'This password is not correct.' }],
    })
    expect(await browser.call('account.deleteAccount')).toMatchObject({
      status: 400,
      message: 'Password is required.',
    })
    expect((await doors.REST.me(second)).status).toBe(200)
    const { status, body } = await browser.call('account.deleteAccount', { password: person.password })
    expect([status, body.graceDays]).toEqual([200, 30])
    const days = (Date.parse(String(body.erasedAt)) - Date.now()) / 86_400_000
    expect(days).toBeCloseTo(30, 2)
    for (const one of [browser, second]) expect(await doors.tRPC.me(one)).toMatchObject({ status: 401 })
    expect(
      await site.rows(
        `select 1 from mails where kind = 'account-deletion' and "to"->>'address' = '${person.email}'`,
      ),
    ).toHaveLength(1)
  })

  it.each(Object.entries(doors))('stays when its owner signs in again through %s', async (_name, door) => {
    const { person, browser, id } = await registered(site)
    await browser.call('account.deleteAccount', { password: person.password })
    const wished = () =>
      site.rows(`select deletion_requested_at is null as stays from users where id = '${id}'`)
    expect(await wished()).toEqual([{ stays: false }])
    expect(await door.signIn(newBrowser(site), { ...person, password: 'a guess' })).toMatchObject({
      status: 401,
    })
    expect(await wished()).toEqual([{ stays: false }])
    expect((await door.signIn(newBrowser(site), person)).status).toBe(200)
    expect(await wished()).toEqual([{ stays: true }])
  })
})
