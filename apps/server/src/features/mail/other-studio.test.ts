import { randomUUID } from 'node:crypto'
import { deskMails } from '@northword/content/desk/desk-mails'
import { catchMail } from '@northword/rig/mail-catcher'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { hooks, linkPurposes } from '../../features.ts'
import { openTestPglite } from '../../testing/databases/test-database.ts'
import { bringNotices, causeMails } from '../../testing/every-mail.ts'
import { otherSite } from '../../testing/other-site.ts'
import { newBrowser } from '../../testing/requests/test-browser.ts'
import {
  clientWithOrder,
  guestOrder,
  guestWithOrder,
  registered,
  somebody,
  verified,
} from '../../testing/test-accounts.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { linkHolder } from '../../testing/test-links.ts'
import { joined, useOwner } from '../../testing/test-staff.ts'
import { delivered } from '../../testing/test-texts.ts'
import { accountKinds } from '../auth/auth-mails.ts'
import { changeEmail } from '../auth/change-email.ts'
import { mailAccountsChanged, mailReleaseFailed } from '../content/releases/release-mails.ts'
import { closeReviews, remindOfEnds } from '../texts/reviews/close-reviews.ts'
import { Mail } from './mail.entity.ts'
import { deliverMail } from './queue/deliver-mail.ts'
import { createTransport, fixedTransport } from './queue/transport.ts'
import { mailLinks } from './render/mail-links.ts'
import { renderMail } from './render/render-mail.ts'
import { useTestApp } from '../../testing/use-test-app.ts'
import { actsOn, setStatus } from '../../testing/test-orders.ts'

/** Kinds of mail that the desk does not name, since it may not read them, or writes them rarely. */
const unnamed = ['no-account', 'newsletter-confirmation', 'newsletter-welcome', 'newsletter-already']
const kinds = new Set([...Object.keys(deskMails.kinds), ...accountKinds, ...unnamed])

/** Facts of the seed's studio. Its order numbers keep their beginning. */
const ofTheSeed =
  /northword|fixed-price|hong kong|HKT|example street|00000000|000-000000-000|EXAMHKHH|2 to 4 hours|\b14 days|\b30 days/i

/** Secrets of links are random, and name anything by chance. */
const secret = /[\w-]{40,}/g

const publicUrl = 'https://studio.example'
const making = { purposes: linkPurposes, publicUrl }

describe('The mails of a studio that has changed its name, addresses, hours and promises', () => {
  const site = useTestApp(openTestPglite, { RATE_LIMIT_FACTOR: '1000' })
  beforeAll(async () => {
    site.liveSite.replace(otherSite)
    await bringNotices(site)
  })
  const owner = useOwner(site)
  beforeAll(async () => {
    await causeMails(site, owner.browser, await verified(site))
    await causeOthers()
  }, 60_000)

  const em = () => site.database.orm.em.fork()
  const written = () => em().find(Mail, {}, { orderBy: { id: 'asc' } })

  async function causeOthers() {
    await ofAccounts()
    await ofNewsletter()
    await ofTheDesk()
    await ofReviews()
    await ofMoney()
  }

  async function ofAccounts() {
    const { email } = somebody()
    await newBrowser(site).call('auth.forgotPassword', { email })
    await newBrowser(site).call('orderLinks.mailNew', { email, number: 'NW-ORD-20260306-0042' })
    const { person } = await registered(site)
    await newBrowser(site).call('auth.mailSignInLink', person)
    const token = await site.linkTo(person.email, 2)
    const browser = newBrowser(site)
    await browser.call('auth.signInByLink', { token })
    const leaving = await registered(site)
    await leaving.browser.call('account.deleteAccount', leaving.person)
    await newBrowser(site).call('auth.signIn', { ...leaving.person, rememberMe: false })
    const addresses = { from: (await registered(site)).person.email, to: somebody().email }
    expect(await changeEmail({ em: em(), mail: site.mail, site: site.liveSite.now() }, addresses)).toBe(
      'changed',
    )
  }

  async function ofNewsletter() {
    const { email } = somebody()
    const browser = newBrowser(site)
    await browser.call('newsletter.subscribe', { email })
    await browser.call('newsletter.confirmSubscription', { token: await site.linkTo(email) })
    await browser.call('newsletter.subscribe', { email })
  }

  async function ofTheDesk() {
    const { id: memberId } = await joined(site, owner, 'agent')
    const number = await guestOrder(site)
    await linkHolder(site, { number })
    await act('desk.changeAddress', number, { email: somebody().email, reason: 'She asked for it.' })
    await act('desk.claimCase', number, { memberId, hand: 'agent' })
    await act('desk.sendTestMail', number)
    await act('mailServer.save', number, { host: '127.0.0.1', port: 9, security: 'starttls' })
    // Mails stay here from now on: one that was on its way at the end would ask a database that is gone.
    await act('mailServer.remove', number, {})
    const studio = { mail: site.mail, site: site.liveSite.now() }
    await em().transactional((tx) => mailAccountsChanged(tx, studio, { number: 2, madeBy: 'Olive' }))
    await em().transactional((tx) => mailReleaseFailed(tx, studio, { number: 3, failure: null }))
  }

  /** A round that is refused, then the end of the time for changes. */
  async function ofReviews() {
    const { browser, number } = await clientWithOrder(site)
    await setStatus(site, number, 'In Production')
    await delivered(owner.browser, number, 'Hello.')
    await site.rows(`update text_versions set shown_at = at`)
    const comment = { number, piece: 1, version: 1, id: randomUUID(), passage: null, text: 'Shorter' }
    await browser.call('reviews.keepComment', comment)
    await browser.call('reviews.submitRound', { number, piece: 1, idempotencyKey: randomUUID() })
    await act('reviews.answerComment', number, { id: comment.id, kind: 'declined', text: 'It is short.' })
    const tidying = { em: em(), mail: site.mail, hooks, site: site.liveSite.now() }
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
    await remindOfEnds(tidying, inDays(19))
    await closeReviews(tidying, inDays(22))
  }

  async function ofMoney() {
    const number = await guestOrder(site)
    const paid = { cents: 5_000, receivedOn: '2026-11-20', method: 'card' }
    await act('payments.agreePrice', number, { cents: 5_000, reason: 'Agreed' })
    await act('payments.recordPayment', number, paid)
    await act('desk.moveCase', number, { to: 'Cancelled' })
    await act('payments.keepShare', number, { cents: 1_000, reason: 'For the work' })
  }

  const act = (path: string, number: string, input: object = {}) => actsOn(owner.browser, number)(path, input)

  it('are of every kind here', async () => {
    expect(new Set((await written()).map(({ kind }) => kind))).toEqual(kinds)
  })

  it('name nothing of the studio as it was before', async () => {
    for (const mail of await written()) {
      const links = await mailLinks(em(), making, mail)
      const { text, html } = renderMail(mail.subject, mail.body, site.liveSite.now(), links)
      const sent = [
        mail.subject,
        mail.from.name,
        mail.from.address,
        mail.to.name,
        mail.to.address,
        text,
        html,
      ]
      const found = sent.join('\n').replace(secret, '').match(ofTheSeed)
      expect([mail.kind, found?.[0]]).toEqual([mail.kind, undefined])
      expect(text).toContain('Quillhaven: Letters for everybody')
    }
  })
})

describe('A mail that waits while its studio changes', () => {
  it(
    'comes from and goes to the inboxes of that moment, under the new name',
    { tags: ['thorough'] },
    async () => {
      const site = await openTestApp(openTestPglite)
      const catcher = await catchMail()
      const transport = createTransport(catcher.url)
      const { email } = await guestWithOrder(site)
      const waiting = () => site.rows(`select id from mails where status = 'queued'`)
      await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 30_000 })
      const ids = await site.rows(`update mails set status = 'queued' returning id`)
      site.liveSite.replace(otherSite)
      const way = { ...making, transports: fixedTransport(transport), siteNow: site.liveSite.now }
      for (const { id } of ids)
        await deliverMail(site.database.orm.em.fork(), way, String(id), { isLast: true })
      const { hello, orders } = otherSite.company.emails
      const [toClient] = await catcher.caught(email)
      const [toStudio] = await catcher.caught(orders)
      expect(toClient?.email.from).toMatchObject({ name: 'Quillhaven', address: orders })
      expect(toClient?.email.text).toContain('Quillhaven: Letters for everybody')
      expect(toStudio?.email.from).toMatchObject({ name: 'Quillhaven', address: hello })
      transport.close()
      await Promise.all([site.close(), catcher.close()])
    },
  )
})
