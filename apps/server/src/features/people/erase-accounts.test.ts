import { writtenColumns } from '@northword/rig/written-columns'
import { expect, it } from 'vitest'
import { tidy } from '../../chores/tidy.ts'
import { bothDatabases } from '../../testing/databases/test-database.ts'
import {
  clientWithOrder,
  eraseAccount,
  placed,
  registered,
  somebody,
  verified,
} from '../../testing/test-accounts.ts'
import { type Browser, newBrowser } from '../../testing/requests/test-browser.ts'
import { tablesHolding } from '../../testing/test-secrets.ts'
import { owned } from '../../testing/test-staff.ts'
import { useTestApp } from '../../testing/use-test-app.ts'
import { actsOn, orderRow, setStatus } from '../../testing/test-orders.ts'

const dayMs = 86_400_000

bothDatabases('An account whose grace is over', (open, once) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '100' })

  const tidyAfter = (days: number) => tidy(site, new Date(Date.now() + days * dayMs))

  const wish = (browser: Browser, password: string) => browser.call('account.deleteAccount', { password })
  const write = (email: string) =>
    site.rows(
      `insert into contact_messages (id, name, email, email_key, message, urgent, created_at)
        values (gen_random_uuid(), 'Grace', '${email}', '${email}', 'Hello there', false, now())`,
    )

  it('is there until the thirtieth day and gone after it, with every trace of its address', async () => {
    const { person, browser, id, number: own } = await clientWithOrder(site, {}, verified)
    const guests = await placed(newBrowser(site), person.email.toUpperCase())
    await write(person.email)
    await wish(browser, person.password)
    await tidyAfter(29.9)
    expect(await site.rows(`select id from users where id = '${id}'`)).toHaveLength(1)
    expect(await orderRow(site, own)).toMatchObject({ user_id: id, email: person.email })
    await tidyAfter(30.1)
    expect(await site.rows(`select id from users where id = '${id}'`)).toEqual([])
    expect(await tablesHolding(site, person.email)).toEqual([])
    expect(await tablesHolding(site, person.email.toUpperCase())).toEqual([])
    for (const number of [own, guests]) {
      expect(await orderRow(site, number)).toMatchObject({
        user_id: null,
        full_name: '',
        email: '',
        phone: '',
        note: '',
        status: 'Cancelled',
        price_cents: 6999,
      })
    }
  })

  it(
    'takes every mail to it along, however its domain is written, and leaves the studio its own',
    once,
    async () => {
      const { person, browser } = await verified(
        site,
        somebody({ email: `emil-${Date.now()}@bücher.example` }),
      )
      const written = person.email.replace('bücher', 'xn--bcher-kva')
      await placed(browser, person.email)
      await placed(newBrowser(site), written)
      for (const email of [person.email, written])
        await newBrowser(site).call('contact.sendMessage', { name: 'Emil', email, message: 'Hello there' })
      await newBrowser(site).call('newsletter.subscribe', { email: written })
      expect(await tablesHolding(site, person.email)).toContain('public.mails')
      await wish(browser, person.password)
      await tidyAfter(31)
      for (const email of [person.email, written]) expect(await tablesHolding(site, email)).toEqual([])
      expect(await site.rows(`select 1 from mails where kind = 'order-cancellation-notice'`)).not.toEqual([])
    },
  )

  it('is erased once by many that tidy at once', async () => {
    const { person, browser } = await registered(site)
    const number = await placed(browser, somebody().email)
    await wish(browser, person.password)
    await Promise.all([tidyAfter(31), tidyAfter(31), tidyAfter(31)])
    expect(await orderRow(site, number)).toMatchObject({ user_id: null, email: '', status: 'Cancelled' })
    expect(await site.rows(`select kind from mails where subject ~ '${number}' order by kind`)).toEqual([
      { kind: 'order-cancellation-notice' },
    ])
  })

  it('leaves the record of what was paid, and what the studio needs for work under way', once, async () => {
    const { person, browser } = await verified(site)
    const [done, refunded, running, asked] = [
      await placed(browser, person.email),
      await placed(browser, person.email),
      await placed(browser, person.email),
      await placed(browser, person.email),
    ]
    await setStatus(site, done, 'Completed')
    await setStatus(site, refunded, 'Refunded')
    await setStatus(site, running, 'In Production')
    await setStatus(site, asked, 'Awaiting Payment')
    await wish(browser, person.password)
    await tidyAfter(31)
    expect(await orderRow(site, done)).toMatchObject({ status: 'Completed', email: '', price_cents: 6999 })
    expect(await orderRow(site, refunded)).toMatchObject({ status: 'Refunded', email: '', sku: 'PS-070' })
    expect(await orderRow(site, running)).toMatchObject({
      status: 'In Production',
      email: person.email,
      user_id: null,
    })
    expect(await orderRow(site, asked)).toMatchObject({ status: 'Cancelled', email: '' })
    const [notice] = await site.rows(`select body::text as body from mails where subject ~ '${asked}'`)
    expect(notice?.['body']).toContain('a refund due')
    expect(notice?.['body']).not.toMatch(/first contact|nothing to do/)
    // Its payment is taken back.
    await setStatus(site, running, 'Awaiting Payment')
    await tidyAfter(31)
    expect(await orderRow(site, running)).toMatchObject({ status: 'Cancelled', email: '' })
  })

  it('leaves a completed order its client while they owe, until it is paid', once, async () => {
    const { person, number } = await clientWithOrder(site, {}, verified)
    const act = actsOn((await owned(site)).browser, number)
    await act('payments.agreePrice', { cents: 6_999, terms: 'net30' })
    await setStatus(site, number, 'Completed')
    await eraseAccount(site, person)
    expect(await orderRow(site, number)).toMatchObject({ user_id: null, email: person.email })
    await act('payments.recordPayment', { cents: 6_999, receivedOn: '2026-11-20', method: 'card' })
    await tidy(site)
    expect(await orderRow(site, number)).toMatchObject({ status: 'Completed', email: '' })
  })

  it('takes nothing along that belongs to an address that was never proven', once, async () => {
    const { person, browser, id } = await registered(site)
    const owners = await placed(newBrowser(site), person.email)
    await write(person.email)
    const own = await placed(browser, person.email)
    await wish(browser, person.password)
    await tidyAfter(31)
    expect(await site.rows(`select id from users where id = '${id}'`)).toEqual([])
    expect(await orderRow(site, owners)).toMatchObject({ email: person.email, status: 'Pending Contact' })
    expect(await orderRow(site, own)).toMatchObject({ email: '', status: 'Cancelled' })
    expect(await site.rows(`select 1 from contact_messages where email = '${person.email}'`)).toHaveLength(1)
    expect(
      await site.rows(
        `select 1 from mails where kind = 'order-confirmation' and "to"->>'address' = '${person.email}'`,
      ),
    ).not.toEqual([])
  })

  it('is kept where its owner signed in within the grace', once, async () => {
    const { person, browser, id } = await verified(site)
    await wish(browser, person.password)
    await newBrowser(site).call('auth.signIn', person)
    await tidyAfter(31)
    expect(await site.rows(`select id from users where id = '${id}'`)).toHaveLength(1)
  })

  it('touches nobody else', once, async () => {
    const { id: otherId, number } = await clientWithOrder(site, {}, verified)
    const { person, browser } = await verified(site)
    await wish(browser, person.password)
    await tidyAfter(31)
    expect(await orderRow(site, number)).toMatchObject({ user_id: otherId, status: 'Pending Contact' })
    expect(await site.rows(`select 1 from users where id = '${otherId}'`)).toHaveLength(1)
  })

  it('frees its address, and old links about it do nothing', once, async () => {
    const { person, browser } = await verified(site)
    await browser.call('auth.forgotPassword', { email: person.email })
    const token = await site.linkTo(person.email, 2)
    await wish(browser, person.password)
    await site.rows(`update tokens set expires_at = now() + interval '60 days'`)
    await tidyAfter(31)
    expect(await newBrowser(site).call('auth.resetPassword', { token, password: 'another' })).toMatchObject({
      status: 400,
    })
    expect(await newBrowser(site).call('auth.signUp', person)).toMatchObject({ status: 200 })
  })

  it('takes more than a hundred orders along', { tags: ['thorough'] }, async () => {
    const { person, browser, id, number } = await clientWithOrder(site)
    const written = await writtenColumns(site.rows, 'orders')
    await site.rows(`insert into orders (${written}) select ${written} from (
      select (jsonb_populate_record(orders, jsonb_build_object('id',
        gen_random_uuid(), 'number', number || '-' || n, 'idempotency_key', gen_random_uuid()))).*
      from orders, generate_series(1, 120) n where number = '${number}') copies`)
    await wish(browser, person.password)
    await tidyAfter(31)
    expect(await site.rows(`select 1 from orders where user_id = '${id}'`)).toEqual([])
    expect(
      await site.rows(`select distinct status, email from orders where number like '${number}%'`),
    ).toEqual([{ status: 'Cancelled', email: '' }])
  })
})
