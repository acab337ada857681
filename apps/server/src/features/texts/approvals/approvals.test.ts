import { firstOf } from '@northword/rig/first-of'
import { randomUUID } from 'node:crypto'
import { orderDetail } from '@northword/contract/orders/orders'
import { failures } from '@northword/content/operate/failures'
import { piecesView } from '@northword/contract/texts/text-views'
import { reviewView } from '@northword/contract/texts/reviews'
import { expect, it } from 'vitest'
import { hooks } from '../../../features.ts'
import {
  clientWithOrder,
  eraseAccount,
  exported,
  registered,
  verified,
} from '../../../testing/test-accounts.ts'
import { elsewhere, newBrowser, statusesOf } from '../../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../../testing/databases/test-database.ts'
import { linkHolder, opened, secretFor } from '../../../testing/test-links.ts'
import { mailsOf, outbox } from '../../../testing/test-mails.ts'
import { useMember, useOwner } from '../../../testing/test-staff.ts'
import { delivered } from '../../../testing/test-texts.ts'
import { closeReviews } from '../reviews/close-reviews.ts'
import { useBesides, useTestApp } from '../../../testing/use-test-app.ts'
import { actsOn, setStatus, statusOf } from '../../../testing/test-orders.ts'

const aComment = (number: string) => ({ number, piece: 1, version: 1, passage: null, text: 'Shorter' })
const text = '# Brakes\n\nThey squeal when they are worn.'

eachDatabase('The approval of a text', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' })
  const besideIt = useBesides(site, { RATE_LIMIT_FACTOR: '1000' })
  const owner = useOwner(site)
  const { browser: agent } = useMember(site, owner, 'agent', { name: 'Ann Agent' })

  const idOf = (number: string) => `(select id from orders where number = '${number}')`
  const approvalsOf = (number: string) =>
    site.rows(`select piece, version, name, how, ended_why from text_approvals
      where order_id = ${idOf(number)} order by at, piece`)
  const toldOf = async (number: string) =>
    (await mailsOf(site, number, 'approval-%')).map(({ kind }) => String(kind)).toSorted()

  async function client({ sku = 'PS-025', pieces = [1] } = {}, signUp = registered) {
    const { browser, person, number } = await clientWithOrder(site, { sku }, signUp)
    await agent.call('payments.agreePrice', { number, cents: 2_499, idempotencyKey: randomUUID() })
    await setStatus(site, number, 'In Production')
    for (const piece of pieces) await delivered(agent, number, text, { piece })
    const approve = (by = browser, more: object = {}) =>
      by.call('reviews.approve', { number, piece: 1, version: 1, ...more })
    const comment = (more: object = {}) =>
      browser.call('reviews.keepComment', { ...aComment(number), id: randomUUID(), ...more })
    const read = async () => reviewView.parse((await browser.ask('reviews.find', { number })).body)
    const listed = async (by = browser) =>
      piecesView.parse((await by.ask('deliveries.list', { number })).body).pieces
    return { browser, person, number, approve, comment, read, listed }
  }
  const undo = (token: string) => newBrowser(site).call('reviews.undoApproval', { token })
  const timeline = async (number: string) =>
    ((await agent.ask('desk.findCase', { number })).body['timeline'] as Record<string, unknown>[]).map(
      ({ kind, by, text: said, to }) => [kind, by, said, to],
    )
  const versionOf = async (number: string) => (await agent.ask('desk.findCase', { number })).body['version']
  const takeUp = async (number: string, reason = 'A wrong date') =>
    agent.call('desk.moveCase', { number, version: await versionOf(number), to: 'Revision', reason })

  it('by an account completes an order of one text, and both sides see and read who approved what', async () => {
    const { number, approve, listed, person } = await client({}, verified)
    expect((await approve()).status).toBe(200)
    expect(await statusOf(site, number)).toBe('Completed')
    expect((await listed())[0]?.versions[0]?.approval).toMatchObject({ by: person.name, how: 'account' })
    const { body } = await agent.ask('deliveries.listAtDesk', { number })
    expect(JSON.stringify(body)).toContain('"how":"account"')
    expect(await toldOf(number)).toEqual(['approval-notice', 'approval-receipt'])
    const receipt = (await outbox(site, person.email)).at(-1)
    expect(Object.fromEntries(receipt?.body.facts ?? [])).toMatchObject({
      Text: 'Blog Post',
      Version: '1',
      'Approved by': person.name,
      'SHA-256': expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(JSON.stringify(receipt?.body)).toContain('the order is complete')
    expect(JSON.stringify(receipt?.body)).not.toContain('text-approval-undo')
    expect((await timeline(number)).slice(-2)).toEqual([
      ['move', 'client', '', 'Completed'],
      ['approved', 'Client', 'Blog Post, version 1', null],
    ])
  })

  it('by an account does not name it in a mail to an address that it has not proven, is in the data that a client takes along, and erased with the order', async () => {
    const { number, browser, approve, person } = await client()
    expect((await approve()).status).toBe(200)
    const [receipt, ...more] = await mailsOf(site, number, 'approval-receipt')
    expect([receipt?.['body'], more]).toEqual([expect.not.stringContaining(person.name), []])
    expect((await exported(browser)).of('approval')).toMatchObject([
      { orderId: number, piece: 1, version: 1, by: person.name, how: 'account', ended: null },
    ])
    const paid = { cents: 2_499, receivedOn: '2026-11-20', method: 'card', idempotencyKey: randomUUID() }
    expect((await agent.call('payments.recordPayment', { number, ...paid })).status).toBe(200)
    await eraseAccount(site, person)
    expect(await approvalsOf(number)).toEqual([])
  })

  it('by a link needs a name, and mails the address what takes it back, once and for 24 hours', async () => {
    const { number, approve, person, read, browser } = await client()
    const holder = await linkHolder(site, { number })
    expect(await approve(holder)).toMatchObject({ status: 400, issues: [{ path: 'by' }] })
    expect(await approvalsOf(number)).toEqual([])
    expect((await approve(holder, { by: 'Mei Lin' })).status).toBe(200)
    expect(await approvalsOf(number)).toMatchObject([{ name: 'Mei Lin', how: 'link', ended_why: null }])
    expect(await statusOf(site, number)).toBe('Completed')
    const token = await site.linkTo(person.email, 2)
    const [kept] = await site.rows(
      `select round(extract(epoch from expires_at - now()) / 3600)::int as hours from tokens where purpose = 'text-approval-undo'`,
    )
    expect(kept).toEqual({ hours: 24 })
    // The time for changes ended while it was approved.
    await site.rows(`update text_versions set shown_at = date_trunc('milliseconds', now()) - interval '15 days'
      where order_id = (select id from orders where number = '${number}')`)
    expect((await undo(token)).status).toBe(200)
    expect(await statusOf(site, number)).toBe('Delivered')
    expect(await approvalsOf(number)).toMatchObject([{ ended_why: 'undone' }])
    expect(await toldOf(number)).toContain('approval-undone')
    expect(await toldOf(number)).toContain('approval-undone-notice')
    expect((await timeline(number)).at(-1)).toEqual(['unapproved', 'Client', 'Blog Post, version 1', null])
    const { events } = orderDetail.parse((await browser.ask('orders.find', { number })).body)
    expect(events.at(-1)).toMatchObject({ actor: 'client', from: 'Completed', to: 'Delivered', mark: 'back' })
    expect((await read()).rounds[0]?.until).not.toBeNull()
    expect(await undo(token)).toMatchObject({ status: 400 })
    // No name in mails to an unproven address.
    expect(JSON.stringify(await outbox(site, person.email))).not.toContain('Mei Lin')
    expect((await approve()).status).toBe(200)
    expect(await statusOf(site, number)).toBe('Completed')
  })

  firstOf([2, 5])('and a comment at the same moment: one of them is refused, %i times', async (times) => {
    for (let time = 0; time < times; time += 1) {
      const { approve, comment, browser } = await client()
      const [approved, kept] = await Promise.all([
        approve(time % 2 === 0 ? browser : elsewhere(besideIt, browser)),
        comment(),
      ])
      expect(new Set([approved.status, kept.status])).toEqual(new Set([200, 409]))
    }
  })

  it('cannot be taken back after 24 hours, or once the links to the order were ended', async () => {
    for (const end of ['hours', 'links']) {
      const { number, approve, person } = await client()
      await approve(await linkHolder(site, { number }), { by: 'Mei' })
      const token = await site.linkTo(person.email, 2)
      if (end === 'links') await owner.browser.call('orderLinks.revoke', { number })
      else
        await site.rows(
          `update tokens set expires_at = date_trunc('milliseconds', now()) where purpose = 'text-approval-undo'`,
        )
      expect(await undo(token)).toMatchObject({ status: 400 })
      expect([await statusOf(site, number), await approvalsOf(number)]).toMatchObject([
        'Completed',
        [{ ended_why: null }],
      ])
    }
  })

  it('cannot be taken back once the studio has moved on, which nothing changes', async () => {
    const { number, approve, person } = await client()
    await approve(await linkHolder(site, { number }), { by: 'Mei' })
    const token = await site.linkTo(person.email, 2)
    expect((await takeUp(number)).status).toBe(200)
    expect(await undo(token)).toMatchObject({ status: 409 })
    expect([await statusOf(site, number), await approvalsOf(number)]).toMatchObject([
      'Revision',
      [{ ended_why: 'taken-up' }],
    ])
  })

  it('is one approval and one mail, however often and wherever it is pressed', async () => {
    const { number, browser, approve, person } = await client()
    const holder = await linkHolder(site, { number })
    const all = await Promise.all([
      ...[browser, elsewhere(besideIt, browser), browser].map((by) => approve(by)),
      ...[holder, elsewhere(besideIt, holder)].map((by) => approve(by, { by: 'Mei' })),
    ])
    expect(statusesOf(all)).toEqual([200, 200, 200, 200, 200])
    expect(await approvalsOf(number)).toHaveLength(1)
    expect(await toldOf(number)).toEqual(['approval-notice', 'approval-receipt'])
    expect((await outbox(site, person.email)).filter(({ kind }) => kind === 'approval-receipt')).toHaveLength(
      1,
    )
  })

  it('is of the latest version alone, also where that is still held', async () => {
    const { number, approve } = await client()
    await delivered(agent, number, `${text} Change them.`)
    const newer = { status: 409, message: expect.stringMatching(/^A newer version of this text is here/) }
    expect(await approve()).toMatchObject(newer)
    await site.rows(`update text_versions set shown_at = date_trunc('milliseconds', now()) + interval '10 seconds'
      where number = 2 and order_id = ${idOf(number)}`)
    expect(await approve()).toMatchObject(newer)
    expect((await approve(undefined, { version: 2 })).status).toBe(404)
    expect(await approvalsOf(number)).toEqual([])
  })

  it('is not of a version that a text sent outside has replaced, but of one beside such a text', async () => {
    const [replaced, beside] = [await client(), await client({ sku: 'PS-070', pieces: [1, 2] })]
    const move = ({ number }: typeof replaced, to: string) =>
      actsOn(agent, number)('desk.moveCase', { to, reason: 'As a file in an email' })
    await move(replaced, 'Revision')
    await move(replaced, 'Delivered')
    const newer = { status: 409, message: failures.newerVersion }
    expect(await replaced.approve()).toMatchObject(newer)
    expect((await replaced.read()).rounds).toMatchObject([{ until: null, isReplaced: true }])
    await replaced.comment()
    const round = { number: replaced.number, piece: 1, idempotencyKey: randomUUID() }
    expect(await replaced.browser.call('reviews.submitRound', round)).toMatchObject(newer)
    // The third text alone was sent outside.
    await move(beside, 'Delivered')
    expect((await beside.read()).rounds[0]).toMatchObject({ until: expect.any(String), isReplaced: false })
    await move(beside, 'Revision')
    await actsOn(agent, beside.number)('desk.undoStep')
    expect((await beside.read()).rounds[0]).toMatchObject({ isReplaced: false })
    expect((await beside.approve()).status).toBe(200)
  })

  it('is of a new version beside a text that was sent outside, also where that is sent once more', async () => {
    const { number, browser, approve, comment, read } = await client({ sku: 'PS-070', pieces: [1, 2] })
    const way = 'As a file in an email'
    const move = (to: string) => actsOn(agent, number)('desk.moveCase', { to, reason: way })
    const facts = async () => [
      await statusOf(site, number),
      (await browser.ask('orders.find', { number })).body['sentOutside'],
    ]
    await move('Delivered')
    const id = randomUUID()
    await comment({ id })
    await browser.call('reviews.submitRound', { number, piece: 1, idempotencyKey: randomUUID() })
    await agent.call('reviews.answerComment', { number, id, kind: 'done', text: '' })
    await delivered(agent, number, `${text} Change them.`)
    expect(await facts()).toEqual(['Delivered', way])
    const mail = (await mailsOf(site, number, 'text-delivered')).at(-1)
    expect(String(mail?.['subject'])).toContain('Version 2')
    expect(JSON.stringify(mail?.['body'])).not.toContain('We write to you with each of the others')
    await move('Revision')
    await move('Delivered')
    expect((await read()).rounds[0]).toMatchObject({ until: expect.any(String), isReplaced: false })
    // A correction gives the time for changes anew.
    const until = Date.parse(String((await read()).rounds[0]?.until))
    await delivered(agent, number, `${text} Change both.`)
    expect(Date.parse(String((await read()).rounds[0]?.until))).toBeGreaterThan(until)
    expect(await facts()).toEqual(['Delivered', way])
    expect((await approve(undefined, { version: 3 })).status).toBe(200)
  })

  it('waits for comments that are not sent, and for the studio that answers those that are', async () => {
    const { number, browser, approve, comment } = await client()
    await comment()
    expect((await approve()).message).toMatch(/^You have comments on this text that you have not sent/)
    await browser.call('reviews.submitRound', { number, piece: 1, idempotencyKey: randomUUID() })
    expect((await approve()).message).toMatch(/^The studio has your last comments/)
    expect(await approvalsOf(number)).toEqual([])
  })

  it(
    'follows a round all of which was refused, and no other, also where another text was approved before',
    { tags: ['thorough'] },
    async () => {
      const { number, browser, approve, comment } = await client({ sku: 'PS-070', pieces: [1, 2, 3] })
      const ids = [randomUUID(), randomUUID()]
      for (const id of ids) await comment({ id })
      await browser.call('reviews.submitRound', { number, piece: 1, idempotencyKey: randomUUID() })
      const answer = (id: string | undefined, kind: string) =>
        agent.call('reviews.answerComment', { number, id, kind, text: 'It is the law' })
      await answer(ids[0], 'declined')
      expect((await approve()).status).toBe(409)
      await answer(ids[1], 'done')
      expect((await approve()).status).toBe(409)
      const refusals = async () => (await mailsOf(site, number, 'round-refused')).length
      expect(await refusals()).toBe(0)
      expect(await statusOf(site, number)).toBe('Revision')
      for (const kind of ['declined', 'declined']) await answer(ids[1], kind)
      expect([await refusals(), await statusOf(site, number)]).toEqual([1, 'Delivered'])
      await answer(ids[1], 'done')
      expect(await statusOf(site, number)).toBe('Revision')
      expect((await approve()).status).toBe(409)
      await approve(undefined, { piece: 2 })
      await answer(ids[1], 'declined')
      expect(await statusOf(site, number)).toBe('Delivered')
      expect((await approve()).status).toBe(200)
      expect(await statusOf(site, number)).toBe('Delivered')
      expect(await answer(ids[1], 'done')).toMatchObject({ status: 409 })
      await approve(undefined, { piece: 3 })
      expect(await statusOf(site, number)).toBe('Completed')
    },
  )

  it('completes an order of three texts with the last of them, and not before', async () => {
    const { number, approve, person } = await client({ sku: 'PS-070', pieces: [1, 2, 3] })
    await approve(undefined, { piece: 1 })
    await approve(undefined, { piece: 2 })
    expect(await statusOf(site, number)).toBe('Delivered')
    const told = JSON.stringify((await outbox(site, person.email)).at(-1)?.body)
    expect(told).toContain('That makes 2 of the order’s 3 texts.')
    await approve(undefined, { piece: 3 })
    expect(await statusOf(site, number)).toBe('Completed')
  })

  it(
    'of one text of three, taken back after the others followed, opens the order again',
    { tags: ['thorough'] },
    async () => {
      const { number, approve, person } = await client({ sku: 'PS-070', pieces: [1, 2, 3] })
      await approve(await linkHolder(site, { number }), { by: 'Mei' })
      const token = await site.linkTo(person.email, 2)
      await approve(undefined, { piece: 2 })
      await approve(undefined, { piece: 3 })
      expect(await statusOf(site, number)).toBe('Completed')
      expect((await undo(token)).status).toBe(200)
      expect(await statusOf(site, number)).toBe('Delivered')
      expect((await approvalsOf(number)).map(({ ended_why: why }) => why)).toEqual(['undone', null, null])
    },
  )

  it('locks the text: it takes no version, no comment and no round, while others do', async () => {
    const { number, browser, approve, comment, read } = await client({ sku: 'PS-070', pieces: [1, 2] })
    await approve()
    const locked = {
      status: 409,
      message: expect.stringMatching(/^This text is approved and stays as it is/),
    }
    expect(await delivered(agent, number, `${text} More.`)).toMatchObject(locked)
    expect(await comment()).toMatchObject(locked)
    const round = { number, piece: 1, idempotencyKey: randomUUID() }
    expect(await browser.call('reviews.submitRound', round)).toMatchObject(locked)
    expect((await read()).rounds.map(({ until }) => until === null)).toEqual([true, false, true])
    expect((await comment({ piece: 2 })).status).toBe(200)
    expect((await delivered(agent, number, text, { piece: 3 })).status).toBe(200)
  })

  it(
    'ends where the studio takes the order up again, and stands where that is undone',
    { tags: ['thorough'] },
    async () => {
      const { number, approve, listed, comment } = await client()
      await approve()
      await takeUp(number)
      expect((await listed())[0]?.versions[0]?.approval).toBeNull()
      const version = await versionOf(number)
      expect((await agent.call('desk.undoStep', { number, version })).status).toBe(200)
      expect([await statusOf(site, number), await approvalsOf(number)]).toMatchObject([
        'Completed',
        [{ ended_why: null }],
      ])
      await takeUp(number)
      expect((await comment()).status).toBe(200)
      expect((await delivered(agent, number, `${text} Today.`)).status).toBe(200)
      expect(await statusOf(site, number)).toBe('Delivered')
    },
  )

  it(
    'can be taken back, and opens its order, also where the studio had taken it up and undone that',
    { tags: ['thorough'] },
    async () => {
      const { number, approve, person } = await client()
      expect((await approve(await linkHolder(site, { number }), { by: 'Mei Lin' })).status).toBe(200)
      const token = await site.linkTo(person.email, 2)
      await takeUp(number)
      expect((await agent.call('desk.undoStep', { number, version: await versionOf(number) })).status).toBe(
        200,
      )
      expect(await statusOf(site, number)).toBe('Completed')
      expect((await undo(token)).status).toBe(200)
      expect([await statusOf(site, number), await approvalsOf(number)]).toMatchObject([
        'Delivered',
        [{ ended_why: 'undone' }],
      ])
    },
  )

  it(
    'of an order that time has closed gives it a certificate, and moves it nowhere',
    { tags: ['thorough'] },
    async () => {
      const { number, approve, person } = await client()
      const later = new Date(Date.now() + 15 * 86_400_000)
      await closeReviews(
        { em: site.database.orm.em.fork(), mail: site.mail, hooks, site: site.liveSite.now() },
        later,
      )
      expect([await statusOf(site, number), await approvalsOf(number)]).toEqual(['Completed', []])
      await approve(await linkHolder(site, { number }), { by: 'Mei' })
      expect(await approvalsOf(number)).toHaveLength(1)
      await undo(await site.linkTo(person.email, 2))
      expect([await statusOf(site, number), await approvalsOf(number)]).toMatchObject([
        'Completed',
        [{ ended_why: 'undone' }],
      ])
    },
  )

  it('is refused for an order that was stopped, and for those whose order it is not', async () => {
    const { number, approve } = await client()
    const stranger = await client()
    expect((await approve(stranger.browser)).status).toBe(404)
    expect((await approve(newBrowser(site))).status).toBe(401)
    expect((await approve(await linkHolder(site), { by: 'Eve' })).status).toBe(404)
    expect(
      (await approve(await opened(site, await secretFor(site, stranger.number)), { by: 'Eve' })).status,
    ).toBe(404)
    await setStatus(site, number, 'Cancelled')
    expect((await approve()).status).toBe(409)
    expect(await approvalsOf(number)).toEqual([])
  })
})
