import { randomUUID } from 'node:crypto'
import { company } from '@northword/content/studio/company'
import { deskMails } from '@northword/content/desk/desk-mails'
import { openAtDesk } from '@northword/content/mails/mails'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { linkPurposes } from '../../features.ts'
import { placed, registered, somebody } from '../../testing/test-accounts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { newBrowser } from '../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import { linkHolder, opened, secretFor } from '../../testing/test-links.ts'
import { owned } from '../../testing/test-staff.ts'
import { queueOn, quick } from '../../testing/test-mails.ts'
import { askedBy, hasText } from '../../testing/test-texts.ts'
import { mailLinks } from './render/mail-links.ts'
import { Mail } from './mail.entity.ts'
import { copyOf } from './new-mail.ts'
import { noticeDigestKind } from './notice-share.ts'
import { renderMail } from './render/render-mail.ts'
import { tellGathered } from './tell-gathered.ts'

const publicUrl = 'https://studio.example'
const studio: readonly string[] = Object.values(company.emails)
const kinds = Object.entries(deskMails.kinds).flatMap(([kind, label]) =>
  label.endsWith(', to the studio') ? [kind] : [],
)

eachDatabase('A mail to the studio', (open) => {
  let site: TestApp
  beforeAll(async () => {
    site = await openTestApp(open, { RATE_LIMIT_FACTOR: '100' })
    await bringEveryMail()
  })
  afterAll(() => site.close())

  async function bringEveryMail() {
    await site.post('/api/contact', { name: 'Nora', email: 'nora@bakery.example', message: 'Hello?' })
    await site.post('/api/contact', { name: 'Nora', email: 'nora@bakery.example', message: 'URGENT: hello?' })
    const client = await registered(site)
    const number = await placed(client.browser, client.person.email)
    await client.browser.call('conversation.write', { number, text: 'Hi', idempotencyKey: randomUUID() })
    await site.rows(`update orders set status = 'Awaiting Payment' where number = '${number}'`)
    await client.browser.call('conversation.sayPaid', { number, idempotencyKey: randomUUID() })
    await hasText(site, number)
    const question = await askedBy(site, number)
    await client.browser.call('reviews.answerStudioComment', { number, id: question, text: 'It is' })
    await client.browser.call('reviews.keepComment', {
      number,
      piece: 1,
      version: 1,
      id: randomUUID(),
      passage: null,
      text: 'Shorter',
    })
    await client.browser.call('reviews.submitRound', { number, piece: 1, idempotencyKey: randomUUID() })
    await client.browser.call('orders.cancel', {
      number: await placed(client.browser, client.person.email),
      by: 'Grace',
    })
    const byGuest = () => placed(newBrowser(site), somebody().email)
    const stranger = await opened(site, await secretFor(site, await byGuest()))
    await stranger.call('orderLinks.rejectAddress')
    const cancelled = await byGuest()
    const holder = await linkHolder(site, { number: cancelled })
    await holder.call('orders.cancel', { number: cancelled, by: 'Ada' })
    const token = await secretFor(site, cancelled, 'undo')
    await newBrowser(site).call('orderLinks.undoCancellation', { token })
    await bringApproval()
    await site.rows(`update mails set status = 'gathered', created_at = now() - interval '11 minutes'
      where kind = 'order-cancellation-notice'`)
    await tellGathered({ em: site.database.orm.em.fork(), mail: site.mail })
  }

  async function bringApproval() {
    const { email } = somebody()
    const number = await placed(newBrowser(site), email)
    await hasText(site, number)
    const approver = await linkHolder(site, { number })
    await approver.call('reviews.approve', { number, piece: 1, version: 1, by: 'Ada' })
    const token = await site.linkTo(email)
    await newBrowser(site).call('reviews.undoApproval', { token })
  }

  const written = () => site.database.orm.em.fork().find(Mail, {}, { orderBy: { id: 'asc' } })
  async function rendered(mail: Mail) {
    const making = { purposes: linkPurposes, publicUrl }
    const links = await mailLinks(site.database.orm.em.fork(), making, mail)
    return renderMail(mail.subject, mail.body, site.liveSite.now(), links)
  }

  it('is of every kind that there is', async () => {
    const toStudio = (await written()).filter(({ to }) => studio.includes(to.address))
    expect(new Set(toStudio.map(({ kind }) => kind))).toEqual(new Set(kinds))
    expect(toStudio.filter(({ kind }) => kind === 'order-message-notice')).toHaveLength(2)
  })

  it('has no way to the desk while nobody works there', async () => {
    for (const mail of await written()) {
      const { text, html } = await rendered(mail)
      expect([mail.kind, text + html]).not.toEqual([mail.kind, expect.stringMatching(/\/desk|at the Desk/)])
    }
  })

  it('opens what it is about at the desk, by a button and in its text; and no other mail does', async () => {
    await owned(site)
    const numbers = new Map(
      (await site.rows('select id, number from orders')).map(({ id, number }) => [id, String(number)]),
    )
    const messages = await site.rows('select id, urgent from contact_messages')
    for (const mail of await written()) {
      const { text, html } = await rendered(mail)
      if (!studio.includes(mail.to.address)) {
        expect([mail.kind, text + html]).not.toEqual([mail.kind, expect.stringContaining('/desk')])
        continue
      }
      const aboutNone =
        mail.kind === noticeDigestKind
          ? '/mail?view=gathered'
          : `/messages/${String(messages.find(({ urgent }) => urgent === (mail.kind === 'urgent-notice'))?.['id'])}`
      const path = mail.orderId ? `/orders/${numbers.get(mail.orderId) ?? ''}` : aboutNone
      expect([mail.kind, text]).toEqual([
        mail.kind,
        expect.stringContaining(`\n\n${openAtDesk}:\n${publicUrl}/desk${path}\n\n`),
      ])
      expect(html).toContain(`href="${publicUrl}/desk${path}"`)
    }
  })

  it('is gathered beyond the share of its kind, and the mail that tells of those is not', async () => {
    const { queue } = queueOn(site, null, { ...quick, noticesInTenMinutes: 1 })
    await queue.prepare()
    const toStudio = (await written()).filter(({ to }) => studio.includes(to.address))
    const notices = toStudio.filter(({ kind }) => kind !== noticeDigestKind)
    const digests = toStudio.filter(({ kind }) => kind === noticeDigestKind)
    const leaving = (mails: Mail[]) =>
      site.database.orm.em.fork().transactional((em) => queue.add(em, mails.map(copyOf)))
    expect(await leaving(notices)).toHaveLength(new Set(notices.map(({ kind }) => kind)).size)
    expect(await leaving(notices)).toEqual([])
    expect(digests.length).toBeGreaterThan(0)
    expect(await leaving(digests)).toHaveLength(digests.length)
    await queue.stop()
  })

  it('has no way to the desk any more where everybody has left', async () => {
    await site.rows('update staff_members set ended_at = now()')
    for (const mail of await written()) expect((await rendered(mail)).text).not.toContain('/desk')
  })
})
