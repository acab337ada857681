import { firstOf } from '@northword/rig/first-of'
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { linkPurposes } from '../../features.ts'
import { guestWithOrder, placed, somebody, verified } from '../../testing/test-accounts.ts'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import { linkHolder, making, opened, secretFor } from '../../testing/test-links.ts'
import { newBrowser } from '../../testing/requests/test-browser.ts'
import { useOwner } from '../../testing/test-staff.ts'
import { hasText } from '../../testing/test-texts.ts'
import { mintMailed } from '../links/mint-link.ts'
import { Mail } from '../mail/mail.entity.ts'
import { mailLinks } from '../mail/render/mail-links.ts'
import { confirmAddress, rejectAddress } from './confirm-address.ts'
import { useTestApp } from '../../testing/use-test-app.ts'
import { ada, orderRow } from '../../testing/test-orders.ts'

const ofOrders = Object.entries(linkPurposes).flatMap(([purpose, { gives }]) =>
  gives === 'order' || gives === 'undo' ? [purpose] : [],
)

eachDatabase('An order that got another address', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '100' })
  const owner = useOwner(site)

  const em = () => site.database.orm.em.fork()
  const mailsTo = (address: string) =>
    em().find(Mail, { to: { address } }, { orderBy: { createdAt: 'desc', id: 'desc' } })
  async function ordered() {
    const { number, email } = await guestWithOrder(site)
    return { number, email, id: String((await orderRow(site, number))['id']) }
  }
  async function changed(number: string, email = somebody().email) {
    const { body } = await owner.browser.ask('desk.findCase', { number })
    const change = { number, version: body['version'], email, reason: 'She spelled it' }
    expect(await owner.browser.call('desk.changeAddress', change)).toMatchObject({ status: 200 })
    return email
  }
  const again = async (mail: Mail | undefined) => owner.browser.call('desk.resendMail', { id: mail?.id })

  firstOf(ofOrders, 2)('mails the one before no link that proves it or acts on it: %s', async (purpose) => {
    const { number, email, id } = await ordered()
    await hasText(site, number)
    const approver = await linkHolder(site, { number })
    await approver.call('reviews.approve', { number, piece: 1, version: 1, by: 'Ada' })
    const [approval] = await site.rows(`select id from text_approvals where order_id = '${id}'`)
    const subjectId = purpose === 'text-approval-undo' ? String(approval?.['id']) : id
    const mint = (emailKey: string) =>
      mintMailed(em(), making, { purpose, subjectId }, { emailKey, writtenAt: new Date(Date.now() + 60_000) })
    expect(await mint(email)).toMatch(/[#=][\w-]{40,}$/)
    const now = await changed(number)
    expect(await mint(email)).not.toMatch(/[#=]/)
    expect(await mint(now)).toMatch(/[#=][\w-]{40,}$/)
  })

  it('is no longer that of the browser that placed it, also if it is sent again', async () => {
    const former = newBrowser(site)
    const sent = { ...ada, email: somebody().email, idempotencyKey: randomUUID() }
    const { number } = Object((await former.call('orders.place', sent)).body['order'])
    expect(await orderRow(site, number)).toMatchObject({ claim_hash: expect.any(String) })
    const now = await changed(number)
    const repeated = await former.call('orders.place', sent)
    expect(repeated.body['order']).toMatchObject({ number, email: sent.email })
    await former.call('auth.signUp', somebody({ email: now }))
    expect((await former.ask('orders.find', { number })).status).toBe(404)
    expect(await orderRow(site, number)).toMatchObject({ user_id: null, guest: true, claim_hash: null })
  })

  it('has its mails sent once more to the address that it has now, also one that failed', async () => {
    const { number, email } = await ordered()
    const [confirmation] = await mailsTo(email)
    await site.rows(`update mails set status = 'failed' where id = '${confirmation?.id ?? ''}'`)
    const now = await changed(number)
    expect(await again(confirmation)).toMatchObject({ status: 200 })
    expect(await mailsTo(email)).toHaveLength(1)
    const [copy] = await mailsTo(now)
    expect(copy).toMatchObject({ kind: 'order-confirmation', subject: confirmation?.subject })
    const { button } = await mailLinks(em(), making, copy ?? expect.fail('There is no copy.'))
    expect(button?.url).toMatch(/#[\w-]{40,}$/)
  })

  it('has none sent once more where it has no address, and says so', async () => {
    const { number, email } = await ordered()
    const [confirmation] = await mailsTo(email)
    await (await opened(site, await secretFor(site, number))).call('orderLinks.rejectAddress')
    await site.rows(`insert into mails select (jsonb_populate_record(m, jsonb_build_object(
      'id', '${randomUUID()}', 'message_id', '${randomUUID()}', 'status', 'sent', 'body', m.body - 'action'))).* from mails m
      where kind = 'order-notice' and order_id = '${confirmation?.orderId ?? ''}'`)
    await site.rows(`update mails set "to" = '{"name":"","address":"${email}"}'
      where status = 'sent' and order_id = '${confirmation?.orderId ?? ''}'`)
    const [sent] = await mailsTo(email)
    expect(await again(sent)).toMatchObject({
      status: 409,
      message: expect.stringContaining('no email address'),
    })
  })

  it('is neither proven nor rejected by who came by the address before, at the same moment', async () => {
    for (const act of [confirmAddress, rejectAddress]) {
      const { number, email, id } = await ordered()
      const actor = { kind: 'link', orderId: id, emailKey: email, isMailed: true, isKnown: false } as const
      const now = await changed(number)
      const browser = { forget: () => {} }
      const ctx = { em: em(), mail: site.mail, browser, actor: { ...actor, network: '', claimHash: null } }
      await act(ctx).catch(() => {})
      const [row] = await site.rows(`select email, proven_at from orders where number = '${number}'`)
      expect(row).toEqual({ email: now, proven_at: null })
    }
  })

  it('tells who had proven the one before, without a link or the new one, and nobody else', async () => {
    const { number, email } = await ordered()
    await linkHolder(site, { number })
    const now = await changed(number)
    const [told] = await mailsTo(email)
    expect(told).toMatchObject({ kind: 'address-taken', subject: expect.stringContaining('another email') })
    expect(told?.body).not.toHaveProperty('action')
    expect([JSON.stringify(told).includes(now), told?.heldUntil]).toEqual([false, null])
    // Sent again, it goes where it went.
    await em().nativeUpdate(Mail, { id: told?.id ?? '' }, { status: 'failed' })
    expect(await again(told)).toMatchObject({ status: 200 })
    expect((await mailsTo(email)).filter(({ kind }) => kind === 'address-taken')).toHaveLength(2)
    await changed(number)
    expect((await mailsTo(now)).map(({ kind }) => kind)).toEqual(['address-changed'])
  })

  it('tells them again where it came back to theirs and is changed once more, whatever became of the first mail', async () => {
    for (const status of ['cancelled', 'sent']) {
      const { number, email } = await ordered()
      await linkHolder(site, { number })
      const warnings = async () => (await mailsTo(email)).filter(({ kind }) => kind === 'address-taken')
      await changed(number)
      await changed(number, email)
      const [first] = await warnings()
      await site.rows(`update mails set status = '${status}' where id = '${first?.id ?? ''}'`)
      await changed(number)
      expect([status, (await warnings()).length]).toEqual([status, 2])
    }
  })

  it('tells a client whose account sees it as a guest’s order', async () => {
    const { person } = await verified(site)
    await changed(await placed(newBrowser(site), person.email))
    const [told] = await mailsTo(person.email)
    expect(told).toMatchObject({ kind: 'address-taken' })
  })

  it('sends no mail once more that was taken back', async () => {
    const { email } = await ordered()
    const [confirmation] = await mailsTo(email)
    await site.rows(`update mails set status = 'cancelled' where id = '${confirmation?.id ?? ''}'`)
    expect(await owner.browser.ask('desk.findMail', { id: confirmation?.id })).toMatchObject({
      body: { mayResend: false },
    })
    expect(await again(confirmation)).toMatchObject({
      status: 409,
      message: expect.stringContaining('taken back'),
    })
    expect(await mailsTo(email)).toHaveLength(1)
  })
})
