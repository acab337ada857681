import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { tidy } from '../chores/tidy.ts'
import { eachDatabase } from '../testing/databases/test-database.ts'
import { newBrowser } from '../testing/requests/test-browser.ts'
import { subscriberId } from '../features/newsletter/subscriber.entity.ts'
import { liveItems } from '../features/content/releases/live-items.ts'
import { otherItems, otherSite } from '../testing/other-site.ts'
import { guestWithOrder, placed, registered, somebody, verified } from '../testing/test-accounts.ts'
import { opened, secretFor } from '../testing/test-links.ts'
import { operateBeside } from '../testing/test-operator.ts'
import { tablesHolding } from '../testing/test-secrets.ts'
import { useOwner } from '../testing/test-staff.ts'
import { erase } from './erase.ts'
import { useTestApp } from '../testing/use-test-app.ts'
import { orderRow, setStatus } from '../testing/test-orders.ts'

eachDatabase('A guest who asks the studio to be forgotten', (open) => {
  const site = useTestApp(open)
  const { browser: desk } = useOwner(site)

  const operate = (email: string) => operateBeside(site, erase, { args: [email] })
  const mailsTo = (email: string) => site.rows(`select id from mails where "to"->>'address' = '${email}'`)

  it('is nowhere afterwards, except in documents that tax law requires', async () => {
    const { email, name } = somebody({ name: 'Nóra Zilvervos' })
    const number = await placed(newBrowser(site), email, { fullName: name, note: 'Tell nobody' })
    await newBrowser(site).call('contact.sendMessage', { name, email, message: 'Hello' })
    await newBrowser(site).call('newsletter.subscribe', { email })
    await site.linkTo(email)
    const message = { number, text: 'Hello?', idempotencyKey: randomUUID() }
    expect((await desk.call('desk.writeToClient', message)).status).toBe(200)
    expect((await desk.call('desk.saveView', { name: `For ${name}`, query: {} })).status).toBe(200)
    expect(await operate(email.toUpperCase())).toContain('is erased')
    for (const said of [email, name, 'Tell nobody', 'Hello?', subscriberId(email)])
      expect(await tablesHolding(site, said)).toEqual([])
    expect(await orderRow(site, number)).toMatchObject({
      status: 'Cancelled',
      price_cents: 6999,
      full_name: '',
    })
    await expect(operate(email)).rejects.toThrow(`Nothing is kept of ${email}.`)
  })

  it('is forgotten in the mails about orders that no longer have the address', async () => {
    const [rejected, changed] = [await guestWithOrder(site), await guestWithOrder(site)]
    const reader = await opened(site, await secretFor(site, rejected.number))
    expect((await reader.call('orderLinks.rejectAddress')).status).toBe(200)
    const change = { number: changed.number, version: 0, email: somebody().email, reason: 'She spelled it' }
    expect((await desk.call('desk.changeAddress', change)).status).toBe(200)
    for (const { email } of [rejected, changed]) {
      expect(await operate(email)).toContain('is erased')
      expect(await tablesHolding(site, email)).toEqual([])
    }
  })

  it('is forgotten with an order that is under way once that is over', async () => {
    const { email, number } = await guestWithOrder(site)
    await setStatus(site, number, 'In Production')
    const { browser } = await verified(site)
    const foreign = await placed(browser, email)
    for (const _ of ['first', 'again']) {
      const said = await operate(email)
      expect([said.includes(number), said.includes(foreign)]).toEqual([true, false])
    }
    expect(await orderRow(site, number)).toMatchObject({ status: 'In Production', email })
    expect(await mailsTo(email)).not.toEqual([])
    await setStatus(site, number, 'Completed')
    await tidy(site)
    expect(await orderRow(site, number)).toMatchObject({ email: '' })
    expect(await orderRow(site, foreign)).toMatchObject({ email })
  })

  it('is sent to the profile where there is an account', async () => {
    const { person } = await verified(site)
    const number = await placed(newBrowser(site), person.email)
    await expect(operate(person.email)).rejects.toThrow('Delete My Account')
    expect(await orderRow(site, number)).toMatchObject({ email: person.email })
  })

  it('is erased although an unverified account has the address, which stays', async () => {
    const { person, browser } = await registered(site)
    const number = await placed(newBrowser(site), person.email)
    const mine = await placed(browser, person.email)
    const accountStays = 'An account with this address stays, with the orders in it'
    expect(await operate(person.email)).toMatch(new RegExp(`is erased.*${accountStays}`))
    expect(await orderRow(site, number)).toMatchObject({ email: '' })
    expect(await orderRow(site, mine)).toMatchObject({ email: person.email })
    await expect(operate(person.email)).rejects.toThrow(
      new RegExp(`^${accountStays}.* Nothing else is kept of ${person.email}\\.$`),
    )
  })

  it('is looked for by an address', async () => {
    await expect(operate('nora at bakery')).rejects.toThrow('is no email address')
  })
})

eachDatabase('A studio whose guest is erased', (open) => {
  const site = useTestApp(open)

  it('is told at the address that its live release says', async () => {
    await liveItems(site.database, otherItems)
    const { email } = await guestWithOrder(site)
    await operateBeside(site, erase, { args: [email] })
    expect(
      await site.rows(`select "to"->>'address' as "to" from mails where kind = 'order-cancellation-notice'`),
    ).toEqual([{ to: otherSite.company.emails.orders }])
  })
})
