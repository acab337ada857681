import { firstOf } from '@northword/rig/first-of'
import { expect, it, vi } from 'vitest'
import { hooks, personalData } from '../../features.ts'
import { placed, registered, somebody, verified } from '../../testing/test-accounts.ts'
import { causeMails, confirmIn, waitUnconfirmed } from '../../testing/every-mail.ts'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import { newBrowser } from '../../testing/requests/test-browser.ts'
import { opened, secretFor } from '../../testing/test-links.ts'
import { useOwner } from '../../testing/test-staff.ts'
import type { MailBody } from '../mail/mail.entity.ts'
import { eraseAccounts, eraseAddress } from './erase-accounts.ts'
import { useTestApp } from '../../testing/use-test-app.ts'
import { setStatus } from '../../testing/test-orders.ts'

const aboutAccounts = ['account-deletion', 'password-changed', 'reset-password', 'sign-in', 'verify-email']
const aboutOrders = [
  'address-changed',
  'approval-receipt',
  'credit-note',
  'document-withdrawn',
  'order-cancellation',
  'order-cancellation-notice',
  'order-confirmation',
  'order-digest',
  'order-link',
  'order-message',
  'order-message-notice',
  'order-notice',
  'order-price',
  'order-step',
  'payment-receipt',
  'payment-request',
  'studio-comments',
  'text-delivered',
]
const ofAddresses = ['contact-notice', 'contact-receipt', 'newsletter-confirmation']

eachDatabase('Mails that wait when their reader is erased', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' })
  const { browser: desk } = useOwner(site)

  const em = () => site.database.orm.em.fork()
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
  const confirm = (minutes?: number) => confirmIn(site, minutes)
  const waits = (number: string) => waitUnconfirmed(site, number)
  /** Lets their mails wait, as while the mail server is away. */
  async function queue(email: string) {
    const theirs = `position('${email}' in mails::text) > 0`
    const leaving = () => site.rows(`select id from mails where status = 'queued' and ${theirs}`)
    await vi.waitFor(async () => expect(await leaving()).toEqual([]), { timeout: 30_000 })
    await site.rows(`update mails set status = 'queued' where ${theirs}`)
  }
  const kindsOf = async (email: string) => {
    const rows = await site.rows(
      `select distinct kind from mails where position('${email}' in mails::text) > 0 order by kind`,
    )
    return rows.map(({ kind }) => String(kind))
  }
  const listed = async (email: string) =>
    (await site.rows(`select body from mails where kind = 'order-digest' and email_key = '${email}'`)).map(
      ({ body }) => ((body as MailBody).facts ?? []).map(([number]) => number),
    )

  firstOf([
    { who: 'a client who has proven the address', become: verified, left: [] },
    { who: 'a client who has not', become: registered, left: ofAddresses },
  ])('are gone with $who, of every kind', async ({ become, left }) => {
    const client = await become(site)
    const { browser, person } = client
    await causeMails(site, desk, client)
    await browser.call('account.deleteAccount', { password: `${person.password} anew` })
    expect(await kindsOf(person.email)).toEqual([...aboutAccounts, ...aboutOrders, ...ofAddresses].toSorted())
    await queue(person.email)
    await eraseAccounts(
      { em: em(), mail: site.mail, hooks, site: site.liveSite.now(), personalData },
      inMinutes(31 * 24 * 60),
    )
    expect(await kindsOf(person.email)).toEqual(left)
  })

  it('are gone with a guest, and none is written of an order that goes on', async () => {
    const guest = somebody()
    const number = await placed(newBrowser(site), guest.email)
    const under = await placed(newBrowser(site), guest.email)
    await waits(number)
    await confirm()
    await waits(under)
    await setStatus(site, under, 'In Production')
    await queue(guest.email)
    await eraseAddress(
      { em: em(), mail: site.mail, hooks, site: site.liveSite.now(), personalData },
      guest.email,
    )
    await confirm(30)
    expect(await listed(guest.email)).toEqual([])
  })

  firstOf(['changes', 'rejects'])('list no order whose address somebody %s, but the others', async (how) => {
    const { email } = somebody()
    const [moved, ...others] = [
      await placed(newBrowser(site), email),
      await placed(newBrowser(site), email.toUpperCase()),
      await placed(newBrowser(site), email),
    ]
    for (const number of [moved, ...others]) await waits(number)
    await confirm()
    await queue(email)
    const { version } = (await desk.ask('desk.findCase', { number: moved })).body
    const change = { number: moved, version, email: somebody().email, reason: 'She spelled it' }
    const done = await (how === 'changes'
      ? desk.call('desk.changeAddress', change)
      : (await opened(site, await secretFor(site, moved))).call('orderLinks.rejectAddress'))
    expect(done.status).toBe(200)
    expect(await kindsOf(moved)).not.toContain('order-digest')
    await confirm(30)
    const [again = [], ...more] = await listed(email)
    expect([again.toSorted(), more]).toEqual([others.toSorted(), []])
  })
})
