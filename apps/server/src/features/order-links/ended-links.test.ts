import { firstOf } from '@northword/rig/first-of'
import type { ShownLink } from '@northword/contract/desk/desk-mails'
import { expect, it } from 'vitest'
import { linkPurposes } from '../../features.ts'
import { guestWithOrder, somebody } from '../../testing/test-accounts.ts'
import { newBrowser, statusesOf } from '../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import { linkHolder, opened, secretFor } from '../../testing/test-links.ts'
import { mailsOf, mailThatIs } from '../../testing/test-mails.ts'
import { type Colleague, joined, useOwner } from '../../testing/test-staff.ts'
import { createPasswords } from '../auth/proof/passwords.ts'
import { resetMember } from '../staff/members/reset-member.ts'
import { mailLinks } from '../mail/render/mail-links.ts'
import { Mail } from '../mail/mail.entity.ts'
import { useTestApp } from '../../testing/use-test-app.ts'
import { orderRow } from '../../testing/test-orders.ts'

eachDatabase('Links that were ended', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '100' })
  const owner = useOwner(site)

  const em = () => site.database.orm.em.fork()
  const mailTo = (address: string) =>
    em().findOneOrFail(Mail, { to: { address } }, { orderBy: { createdAt: 'desc', id: 'desc' } })
  const making = { purposes: linkPurposes, publicUrl: 'http://localhost:3000' }
  const buttonOf = async (mail: Mail) => (await mailLinks(em(), making, mail)).button?.url ?? ''
  const kindAt = async (url: string) =>
    (await (await opened(site, url.split('#')[1] ?? '')).ask('orderLinks.find')).body['kind']

  it('are not made by a mail that was written before, which leads to the page that mails another', async () => {
    const { number, email } = await guestWithOrder(site)
    const waiting = await mailTo(email)
    expect(await kindAt(await buttonOf(waiting))).toBe('stub')
    await owner.browser.call('orderLinks.revoke', { number })
    expect(await buttonOf(waiting)).toBe('http://localhost:3000/o')
    await newBrowser(site).call('orderLinks.mailNew', { number, email })
    expect(await kindAt(await buttonOf(await mailTo(email)))).toBe('stub')
  })

  it('leave none that is made at the same moment', { tags: ['thorough'] }, async () => {
    for (let round = 0; round < 5; round += 1) {
      const { number, email } = await guestWithOrder(site)
      const waiting = await mailTo(email)
      const [url] = await Promise.all([
        buttonOf(waiting),
        owner.browser.call('orderLinks.revoke', { number }),
        buttonOf(waiting),
      ])
      expect(await kindAt(url)).toBe('nothing')
      const left = await site.rows(`select hash from tokens
        where subject_id = (select id from orders where number = '${number}')`)
      expect(left).toEqual([])
    }
  })

  it('are those to an order that gets another address, which is asked whether it is theirs', async () => {
    const { number, email } = await guestWithOrder(site)
    const holder = await linkHolder(site, { number })
    const undo = await secretFor(site, number, 'undo')
    const waiting = await mailThatIs(site, email, 'kept')
    await site.rows(`update mails set status = 'queued' where id = '${waiting.id}'`)
    const right = somebody().email
    const change = { number, version: 0, email: right, reason: 'She spelled it on the phone' }
    expect((await owner.browser.call('desk.changeAddress', change)).status).toBe(200)

    expect(await orderRow(site, number)).toMatchObject({ email: right, proven_at: null })
    expect((await holder.ask('orderLinks.find')).body['kind']).toBe('nothing')
    expect((await newBrowser(site).call('orderLinks.undoCancellation', { token: undo })).status).toBe(400)
    expect((await em().findOneOrFail(Mail, { id: waiting.id })).status).toBe('cancelled')
    expect(await buttonOf(waiting)).not.toContain('#')
    const told = await mailTo(right)
    expect([told.kind, JSON.stringify(told)]).toEqual([
      'address-changed',
      expect.not.stringContaining('spelled'),
    ])
    expect(await kindAt(await buttonOf(told))).toBe('stub')
    const { body } = await owner.browser.ask('desk.findCase', { number })
    expect(body['timeline']).toMatchObject([{}, { kind: 'address', text: 'She spelled it on the phone' }])
  })

  const losses: Record<string, (member: Colleague) => Promise<unknown>> = {
    'leaves the desk': ({ id }) => owner.browser.call('staff.end', { id }),
    'becomes a writer': ({ id }) => owner.browser.call('staff.changeRole', { id, role: 'writer' }),
    'is reset by the operator': ({ person }) =>
      resetMember({ em: em(), passwords: createPasswords(), links: making }, person.email, async () => {}),
  }
  const handings: Record<
    string,
    (by: Colleague, order: { number: string; email: string }) => Promise<string>
  > = {
    copied: async ({ browser }, { number }) =>
      String((await browser.call('orderLinks.copy', { number })).body['link']),
    'shown from a mail': async ({ browser }, { email }) => {
      const { id } = await mailTo(email)
      const shown: ShownLink[] = Object((await browser.call('desk.showLinks', { id })).body)
      return shown.at(0)?.url ?? ''
    },
  }
  /** First every loss once, and every way to hand a link out. */
  const lost = [0, 1].flatMap((from) =>
    Object.keys(losses).map((loss, at) => ({ loss, handing: Object.keys(handings)[(at + from) % 2] ?? '' })),
  )
  firstOf(lost, 3)(
    'are those that a member has $handing who $loss, also in a browser, and no others',
    async (one) => {
      const [order, member] = [await guestWithOrder(site), await joined(site, owner, 'agent')]
      const hand = handings[one.handing] ?? expect.fail()
      const [theirs, another] = [await hand(member, order), await hand(owner, order)]
      const holder = await opened(site, theirs.split('#')[1] ?? '')
      expect((await holder.ask('orderLinks.find')).body['kind']).toBe('order')
      await losses[one.loss]?.(member)
      expect((await holder.ask('orderLinks.find')).body['kind']).toBe('nothing')
      expect([await kindAt(theirs), await kindAt(another)]).toEqual(['nothing', 'order'])
    },
  )

  it('of an order without an address stand in the queue, until somebody enters another one', async () => {
    const { number } = await guestWithOrder(site)
    await (await opened(site, await secretFor(site, number))).call('orderLinks.rejectAddress')
    const dutyOf = async () => {
      const { body } = await owner.browser.ask('desk.queue', { view: 'all' })
      const duties = body['duties'] as { number: string; isDetached: boolean }[]
      return duties.find((duty) => duty.number === number)
    }
    await site.rows(`update orders set due_at = '2000-01-01' where number = '${number}'`)
    expect(await dutyOf()).toMatchObject({ isDetached: true })
    const change = { number, version: 0, email: somebody().email, reason: 'Called' }
    await owner.browser.call('desk.changeAddress', change)
    expect(await dutyOf()).toMatchObject({ isDetached: false })
  })

  it('go to one address, where two are entered at once', async () => {
    const { number } = await guestWithOrder(site)
    const addresses = [somebody().email, somebody().email]
    const answers = await Promise.all(
      addresses.map((email) =>
        owner.browser.call('desk.changeAddress', { number, version: 0, email, reason: 'Called' }),
      ),
    )
    expect(statusesOf(answers)).toEqual([200, 409])
    expect(await mailsOf(site, number, 'address-changed')).toHaveLength(1)
  })

  it('are left alone by a change with no address, with no reason, to another version, or of no such order', async () => {
    const { number, email } = await guestWithOrder(site)
    for (const [wrong, status] of [
      [{ email: 'nobody' }, 400],
      [{ reason: ' ' }, 400],
      [{ version: 7 }, 409],
      [{ number: 'NW-ORD-20200101-0001' }, 404],
    ] as const) {
      const change = { number, version: 0, email: somebody().email, reason: 'Called', ...wrong }
      const answer = await owner.browser.call('desk.changeAddress', change)
      expect([wrong, answer.status]).toEqual([wrong, status])
    }
    expect(await orderRow(site, number)).toMatchObject({ email, links_ended_at: null })
  })

  it('are not those that a browser has closed: they open the order again', async () => {
    const { number } = await guestWithOrder(site)
    const token = await secretFor(site, number)
    const browser = await opened(site, token)
    expect((await browser.call('orderLinks.close')).status).toBe(200)
    expect(browser.cookies.has('nw_order')).toBe(false)
    expect((await browser.ask('orderLinks.find')).body['kind']).toBe('nothing')
    expect((await (await opened(site, token)).ask('orderLinks.find')).body['kind']).toBe('stub')
  })
})
