import { randomUUID } from 'node:crypto'
import { failures } from '@northword/content/operate/failures'
import { studioTime } from '@northword/content/studio/promised-time'
import { mostRoundCents } from '@northword/contract/lengths'
import { reviewView } from '@northword/contract/texts/reviews'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { clientWithOrder, exported } from '../../../testing/test-accounts.ts'
import { elsewhere, statusesOf } from '../../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../../testing/databases/test-database.ts'
import { untilHeldUp } from '../../../testing/databases/test-locks.ts'
import { hooks } from '../../../features.ts'
import { linkHolder } from '../../../testing/test-links.ts'
import { useMember, useOwner } from '../../../testing/test-staff.ts'
import { delivered, noReport } from '../../../testing/test-texts.ts'
import { closeReviews, remindOfEnds } from './close-reviews.ts'
import { useBesides, useTestApp } from '../../../testing/use-test-app.ts'
import { actsOn, setStatus, statusOf } from '../../../testing/test-orders.ts'
import { mailsOf } from '../../../testing/test-mails.ts'

interface Kept {
  version?: number
  id?: string
}

const first = '# Brakes\n\nThey squeal when they are worn. They squeal at night.\n\nChange both pads.'
const plain = 'Brakes\n\nThey squeal when they are worn. They squeal at night.\n\nChange both pads.'
const second =
  '# Brakes\n\nThey squeal when they are old. They squeal at night.\n\nChange both pads, and soon.'
const dayMs = 86_400_000

eachDatabase('The review of a text', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' })
  const besideIt = useBesides(site, { RATE_LIMIT_FACTOR: '1000' })
  const owner = useOwner(site)
  const { browser: agent } = useMember(site, owner, 'agent', { name: 'Ann Agent' })

  const kindsOf = async (number: string, kind = '%') =>
    (await mailsOf(site, number, kind)).map((mail) => mail['kind'])
  const ago = (number: string, days: number) =>
    site.rows(`update text_versions set shown_at = date_trunc('milliseconds', now()) - interval '${days} days'
      where order_id = (select id from orders where number = '${number}')`)

  async function client(sku = 'PS-025') {
    const { browser, person, id, number } = await clientWithOrder(site, { sku })
    await agent.call('payments.agreePrice', { number, cents: 2_499, idempotencyKey: randomUUID() })
    await setStatus(site, number, 'In Production')
    await delivered(agent, number, first)
    const say = (text: string, quote: string | null, { version = 1, id: own = randomUUID() }: Kept = {}) =>
      browser.call('reviews.keepComment', {
        number,
        piece: 1,
        version,
        id: own,
        text,
        passage: quote === null ? null : { start: plain.indexOf(quote), quote },
      })
    const send = (more: object = {}, by = browser) =>
      by.call('reviews.submitRound', { number, piece: 1, idempotencyKey: randomUUID(), ...more })
    const read = async () => reviewView.parse((await browser.ask('reviews.find', { number })).body)
    const rounds = async () => (await read()).rounds[0]
    return { browser, person, id, number, say, send, read, rounds }
  }
  const chores = () => ({
    em: site.database.orm.em.fork(),
    mail: site.mail,
    hooks,
    site: site.liveSite.now(),
  })
  const atDesk = async (number: string) =>
    reviewView.parse((await agent.ask('reviews.findAtDesk', { number })).body).comments
  const answer = (number: string, id: string | undefined, more: object = { kind: 'done' }, by = agent) =>
    by.call('reviews.answerComment', { number, id, ...more })
  const refuse = async (number: string) => {
    for (const { id, answer: said } of await atDesk(number))
      if (!said) await answer(number, id, { kind: 'declined', text: 'It is short.' })
  }

  it(
    'finds the passages of a long text as it finds those of a short one',
    { tags: ['thorough'] },
    async () => {
      const { number, say, send, read, browser } = await client()
      await setStatus(site, number, 'In Production')
      const filling = 'Nothing new here.\n\n'.repeat(2_500)
      await delivered(agent, number, `${filling}Clean the rims.\n\nOnce more: brakes.`)
      await ago(number, 1)
      const long = `${filling}Clean the rims.\n\nOnce more: brakes.`
      const kept = (quote: string, start = long.indexOf(quote)) =>
        browser.call('reviews.keepComment', {
          number,
          piece: 1,
          version: 2,
          id: randomUUID(),
          text: 'Why?',
          passage: { start, quote },
        })
      expect((await kept('the rims')).status).toBe(200)
      expect((await kept('Nothing')).status).toBe(200)
      expect((await kept('the rims', 3)).status).toBe(409)
      await say('It is about this.', 'worn')
      await send()
      for (const { id } of await atDesk(number)) await answer(number, id)
      await delivered(agent, number, `New.\n\n${long}`)
      await ago(number, 1)
      expect((await read()).comments.map(({ startsNow }) => startsNow)).toEqual([
        'New.\n\n'.length + long.indexOf('the rims'),
        null,
        null,
      ])
    },
  )

  it('goes from comments to a round, to answers, to the next version, and each side sees the same', async () => {
    const { number, browser, say, send, read } = await client()
    await say('Call them old.', 'worn')
    await say('When is it soon?', 'Change both pads')
    await say('I like it.', null)
    expect(await atDesk(number)).toEqual([])
    expect((await send()).status).toBe(200)
    expect(await statusOf(site, number)).toBe('Revision')
    const { deliverBy } = (await browser.ask('orders.find', { number })).body
    expect(Date.parse(String(deliverBy))).toBeGreaterThan(Date.now())
    expect((await agent.ask('desk.findCase', { number })).body).toMatchObject({ deliverBy })
    const comments = await atDesk(number)
    expect(comments.map(({ text, round }) => [text, round])).toEqual([
      ['Call them old.', 1],
      ['When is it soon?', 1],
      ['I like it.', 1],
    ])
    expect(await delivered(agent, number, second)).toMatchObject({
      status: 409,
      message: 'Answer every comment first: Done, or No with a reason.',
    })
    await answer(number, comments[0]?.id)
    expect((await answer(number, comments[1]?.id, { kind: 'declined' })).message).toBe(
      'Say why it is not done.',
    )
    await answer(number, comments[1]?.id, { kind: 'declined', text: 'It depends on the car.' })
    await answer(number, comments[2]?.id, { kind: 'done', text: 'Thank you.' })
    expect((await delivered(agent, number, second)).status).toBe(200)
    expect(await statusOf(site, number)).toBe('Delivered')
    const { comments: seen, rounds } = await read()
    expect(seen.map(({ answer: said, startsNow }) => [said?.kind, said?.text, startsNow])).toEqual([
      ['done', '', null],
      ['declined', 'It depends on the car.', second.indexOf('Change both pads') - 2],
      ['done', 'Thank you.', null],
    ])
    expect(rounds[0]).toMatchObject({ included: 1, used: 1, nextCents: 3_500, isOpen: false })
    expect(await kindsOf(number)).toEqual(expect.arrayContaining(['round-notice', 'round-receipt']))
    expect((await answer(number, seen[0]?.id, { kind: 'declined', text: 'No' })).status).toBe(409)
  })

  it('keeps the answer of a colleague that another has not seen, and is then answered by the same text, once', async () => {
    const { number, say, send } = await client()
    await say('Shorter.', null)
    await send()
    const [asked] = await atDesk(number)
    const said = { kind: 'done', text: 'By half.', answeredAt: null }
    const done = () => answer(number, asked?.id, said)
    // A repeat whose first answer was lost changes nothing.
    expect(statusesOf([await done(), await done()])).toEqual([200, 200])
    const no = (answeredAt?: string | null) =>
      answer(number, asked?.id, { kind: 'declined', text: 'It is short.', answeredAt }, owner.browser)
    expect(await no(null)).toMatchObject({
      status: 409,
      message: 'Ann Agent was faster: the comment was answered. Look at it anew, and try again.',
    })
    const seen = async () => (await atDesk(number))[0]?.answer
    expect(await seen()).toMatchObject({ kind: 'done', text: 'By half.' })
    expect((await no((await seen())?.at)).status).toBe(200)
    // Their own answer may have got lost on its way back.
    const longer = { kind: 'declined', text: 'It is short already.', answeredAt: null }
    expect((await answer(number, asked?.id, longer, owner.browser)).status).toBe(200)
    // Programs need not say which answer they saw.
    expect((await answer(number, asked?.id)).status).toBe(200)
    const { body } = await agent.ask('deliveries.findDraft', { number, piece: 1 })
    const same = { number, piece: 1, revision: body['revision'], report: noReport }
    const deliver = () => agent.call('desk.deliverText', { ...same, idempotencyKey: randomUUID() })
    expect(statusesOf(await Promise.all([deliver(), deliver()]))).toEqual([200, 409])
  })

  it('counts a round once, however often, from how many devices and at how many servers it is sent', async () => {
    const { number, browser, say, send, rounds } = await client()
    const phone = await linkHolder(site, { number })
    await say('Call them old.', 'worn')
    const idempotencyKey = randomUUID()
    const all = await Promise.all([
      ...[browser, elsewhere(besideIt, browser), browser].map((by) => send({ idempotencyKey }, by)),
      ...[phone, phone].map((by) => send({}, by)),
    ])
    expect(statusesOf(all).every((status) => status === 200 || status === 409)).toBe(true)
    expect(await rounds()).toMatchObject({ used: 1, isOpen: true })
    expect(await kindsOf(number, 'round-notice')).toHaveLength(1)
  })

  it('never miscounts, whatever is kept, sent, answered and delivered', { tags: ['thorough'] }, async () => {
    const acts = fc.array(fc.constantFrom('say', 'send', 'again', 'answer', 'deliver'), { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(acts, async (list) => {
        const { number, say, send, rounds } = await client('PS-045')
        let sent = 0
        let key = randomUUID()
        for (const act of list) {
          if (act === 'say') await say('Again', null, { version: 1 })
          if (act === 'send' || act === 'again') {
            key = act === 'send' ? randomUUID() : key
            const nextCents = (await rounds())?.nextCents ?? 0
            const before = (await rounds())?.used ?? 0
            const { status } = await send({ idempotencyKey: key, agreedCents: nextCents })
            const after = (await rounds())?.used ?? 0
            expect(after - before).toBeLessThanOrEqual(status === 200 ? 1 : 0)
            sent += after - before
          }
          if (act === 'answer') for (const { id } of await atDesk(number)) await answer(number, id)
          if (act === 'deliver') await delivered(agent, number, `${second} ${randomUUID()}`)
        }
        expect((await rounds())?.used).toBe(sent)
        const numbers = await site.rows(`select number, cents from text_rounds
          where order_id = (select id from orders where number = '${number}') order by number`)
        expect(numbers.map(({ number: each }) => each)).toEqual(numbers.map((_, at) => at + 1))
        const extra = await site.rows(`select cents from money_entries where reason like 'Revision round%'
          and order_id = (select id from orders where number = '${number}')`)
        expect(extra).toHaveLength(numbers.filter(({ cents }) => cents !== 0).length)
      }),
      { numRuns: 6 },
    )
  })

  it('keeps an order in Revision as long as one of its texts is revised, by the earliest promise of these', async () => {
    const { browser, number } = await clientWithOrder(site, { sku: 'PS-070' })
    await setStatus(site, number, 'In Production')
    for (const piece of [1, 2, 3]) await delivered(agent, number, first, { piece })
    await ago(number, 6)
    const isLate = async () =>
      (await site.rows(`select due_at < now() as late from orders where number = '${number}'`))[0]?.['late']
    const send = async (piece: number) => {
      const comment = { number, piece, version: 1, id: randomUUID(), passage: null, text: 'Shorter' }
      await browser.call('reviews.keepComment', comment)
      await browser.call('reviews.submitRound', { number, piece, idempotencyKey: randomUUID() })
    }
    await send(1)
    expect(await isLate()).toBe(false)
    await site.rows(`update orders set due_at = due_at - interval '5 days' where number = '${number}'`)
    await site.rows(`update text_rounds set at = at - interval '5 days'
      where order_id = (select id from orders where number = '${number}')`)
    await send(2)
    expect(await isLate()).toBe(true)
    for (const { id } of await atDesk(number)) await answer(number, id)
    await delivered(agent, number, second, { piece: 1 })
    expect([await statusOf(site, number), await isLate()]).toEqual(['Revision', false])
    // Its client could neither send nor approve anything afterwards.
    const { version } = (await agent.ask('desk.findCase', { number })).body
    const byHand = { number, version, to: 'Delivered', reason: '' }
    expect((await agent.call('desk.moveCase', byHand)).status).toBe(409)
    await delivered(agent, number, second, { piece: 2 })
    expect(await statusOf(site, number)).toBe('Delivered')
  })

  it(
    'lets an answer change until a version follows its round, also about an earlier version',
    { tags: ['thorough'] },
    async () => {
      const { number, say, send } = await client()
      await say('Call them old.', 'worn')
      await delivered(agent, number, second)
      await ago(number, 1)
      expect((await send()).status).toBe(200)
      const [comment] = await atDesk(number)
      for (const kind of ['done', 'declined'])
        expect((await answer(number, comment?.id, { kind, text: 'They are.' })).status).toBe(200)
      await answer(number, comment?.id)
      expect((await delivered(agent, number, `${second} Soon.`)).status).toBe(200)
      expect((await answer(number, comment?.id)).status).toBe(409)
    },
  )

  it('counts no round that is refused completely, so that the next one is in the price', async () => {
    const { number, say, send, rounds } = await client()
    for (const text of ['Longer.', 'Much longer.']) {
      await say(text, null)
      expect((await send()).status).toBe(200)
      await refuse(number)
      expect(await rounds()).toMatchObject({ used: 0, nextCents: 0, isRefused: true })
    }
    const [mail] = await mailsOf(site, number, 'round-refused')
    expect(String(mail?.['body'])).toContain('Your comments use up no round')
    await say('Longer by a line.', null)
    await send()
    expect(await rounds()).toMatchObject({ used: 1, nextCents: 3_500 })
    const sent = await site.rows(`select number, cents from text_rounds
      where order_id = (select id from orders where number = '${number}') order by number`)
    expect(sent.map((round) => Object.values(round))).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
    ])
  })

  it('goes on as a revision that the studio began itself where a round is refused', async () => {
    const { number, say, send } = await client()
    await actsOn(agent, number)('desk.moveCase', { to: 'Revision', reason: 'A wrong date' })
    await say('Longer.', null)
    await send()
    await refuse(number)
    expect(await statusOf(site, number)).toBe('Revision')
    const [mail] = await mailsOf(site, number, 'round-refused')
    expect(String(mail?.['body'])).toContain('A correction of ours is still under way')
    await delivered(agent, number, second)
    expect(await statusOf(site, number)).toBe('Delivered')
  })

  it('is Delivered where a round is refused after the correction that began the revision', async () => {
    const { number, browser } = await client('PS-070')
    for (const piece of [2, 3]) await delivered(agent, number, first, { piece })
    await actsOn(agent, number)('desk.moveCase', { to: 'Revision', reason: 'A wrong date' })
    const comment = { number, piece: 2, version: 1, id: randomUUID(), passage: null, text: 'Shorter' }
    await browser.call('reviews.keepComment', comment)
    await browser.call('reviews.submitRound', { number, piece: 2, idempotencyKey: randomUUID() })
    await delivered(agent, number, second)
    expect(await statusOf(site, number)).toBe('Revision')
    await refuse(number)
    expect(await statusOf(site, number)).toBe('Delivered')
    const [mail] = await mailsOf(site, number, 'round-refused')
    expect(String(mail?.['body'])).not.toContain('A correction of ours is still under way')
    // Answered otherwise, and refused again.
    for (const [kind, status] of [
      ['done', 'Revision'],
      ['declined', 'Delivered'],
    ] as const) {
      await answer(number, comment.id, { kind, text: 'It is short.' })
      expect(await statusOf(site, number)).toBe(status)
    }
  })

  it('asks for the price of a further round before it begins, and charges it once', async () => {
    const { number, browser, say, send, rounds } = await client()
    await say('Once.', null)
    await send()
    for (const { id } of await atDesk(number)) await answer(number, id)
    await delivered(agent, number, second)
    await say('Twice.', null, { version: 2 })
    expect(await send()).toMatchObject({
      status: 409,
      message: 'This round costs $35. Agree to it, and send your comments again.',
    })
    const [order] = await site.rows(`select id from orders where number = '${number}'`)
    // The text of the key that the round's own entry gets.
    const chosen = {
      number,
      cents: 100,
      receivedOn: '2026-11-20',
      method: 'card',
      idempotencyKey: `round ${String(order?.['id'])} 1 2`,
    }
    expect((await agent.call('payments.recordPayment', chosen)).status).toBe(200)
    const idempotencyKey = randomUUID()
    const paid = { agreedCents: 3_500, idempotencyKey }
    expect(statusesOf(await Promise.all([send(paid), send(paid)]))).toEqual([200, 200])
    expect(await rounds()).toMatchObject({ used: 2, nextCents: 3_500 })
    const { body } = await browser.ask('payments.ofOrder', { number })
    expect(JSON.stringify(body)).toContain('5999')
    expect(
      await site.rows(`select cents from money_entries where reason = 'Revision round 2 of “Blog Post”'
      and order_id = (select id from orders where number = '${number}')`),
    ).toEqual([{ cents: 3500 }])
  })

  it('is sold at the highest price that a studio can ask for', { tags: ['thorough'] }, async () => {
    const { number, say, send, rounds } = await client()
    await site.rows(`update orders set sold = sold || '{"revisionRounds":0,"extraRoundCents":${mostRoundCents}}'
      where number = '${number}'`)
    await say('Once.', null)
    expect((await send({ agreedCents: mostRoundCents })).status).toBe(200)
    expect(await rounds()).toMatchObject({ used: 1, nextCents: mostRoundCents })
  })

  it('anchors a comment to exactly what was marked, and to nothing else', async () => {
    const { number, browser, say, read } = await client()
    const at = (start: number, quote: string) =>
      browser.call('reviews.keepComment', {
        number,
        piece: 1,
        version: 1,
        id: randomUUID(),
        text: 'x',
        passage: { start, quote },
      })
    expect((await at(0, 'They')).status).toBe(409)
    expect((await at(plain.length, 'x')).status).toBe(409)
    expect((await at(0, '')).status).toBe(400)
    expect((await say('The second one.', 'They squeal at night.')).status).toBe(200)
    expect((await at(plain.indexOf('They squeal'), 'They squeal')).status).toBe(200)
    const { comments } = await read()
    for (const { passage } of comments)
      expect(plain.slice(passage?.start, (passage?.start ?? 0) + (passage?.quote.length ?? 0))).toBe(
        passage?.quote,
      )
    await setStatus(site, number, 'Revision')
    await delivered(agent, number, second)
    // The words occur twice, so their place is unknown.
    expect((await read()).comments.map(({ startsNow }) => startsNow)).toEqual([
      second.indexOf('They squeal at night.') - 2,
      null,
    ])
  })

  it(
    'takes no more comments than a page can hold, counted by what they say',
    { tags: ['thorough'] },
    async () => {
      const { number, say, read } = await client()
      const ids = Array.from({ length: 16 }, () => randomUUID())
      for (const id of ids) expect((await say('語'.repeat(5_000), 'They squeal', { id })).status).toBe(200)
      expect((await say('語'.repeat(5_000), null)).message).toBe(failures.tooManyComments)
      const [id = ''] = ids
      const nearly = { id, version: 1 }
      expect((await say('short', null, nearly)).status).toBe(200)
      expect((await say('語'.repeat(5_000), null)).status).toBe(200)
      expect((await say('語'.repeat(5_000), null, nearly)).message).toBe(failures.tooManyComments)
      expect((await read()).comments).toHaveLength(17)
      const ofStudio = {
        number,
        piece: 1,
        version: 1,
        passage: null,
        id: randomUUID(),
        text: '語'.repeat(5_000),
      }
      expect((await agent.call('reviews.keepStudioComment', ofStudio)).status).toBe(200)
    },
  )

  it('lets a comment be changed and taken back until it is sent, by nobody else', async () => {
    const { number, say, send, read, browser } = await client()
    const id = randomUUID()
    await say('Old', null, { id })
    await say('New', null, { id })
    expect((await read()).comments).toMatchObject([{ text: 'New', round: null }])
    const stranger = await client()
    const theirs = { number: stranger.number, piece: 1, version: 1, id, passage: null, text: 'Mine' }
    expect((await stranger.browser.call('reviews.keepComment', theirs)).status).toBe(404)
    await stranger.browser.call('reviews.removeComment', { number: stranger.number, id })
    expect((await read()).comments).toHaveLength(1)
    await send()
    expect((await say('Newer', null, { id })).status).toBe(409)
    expect((await browser.call('reviews.removeComment', { number, id })).status).toBe(409)
  })

  it('loses no comment of a round that is being sent', { tags: ['thorough'] }, async ({ skip }) => {
    if (site.database.pglite) skip('The embedded database has one connection.')
    const { number, browser, say } = await client()
    const id = randomUUID()
    await say('The only one', null, { id })
    const removing = await site.database.orm.em.fork().transactional(async (em) => {
      await em.execute('select 1 from orders where number = ? for update', [number])
      const removed = browser.call('reviews.removeComment', { number, id })
      await untilHeldUp(em)
      await em.execute('update text_comments set round = 1 where id = ?', [id])
      return { removed }
    })
    expect(await removing.removed).toMatchObject({ status: 409, message: failures.commentSent })
  })

  it('sends nothing where there is nothing to send, the studio is at work, or the time is over; what it sends is in the client’s data', async () => {
    const { number, browser, say, send } = await client()
    expect((await send()).message).toBe('There is no comment to send. Write one first.')
    await say('One', 'worn')
    await ago(number, 15)
    expect((await send()).message).toBe('The time for changes to this text is over. Write us a message.')
    await ago(number, 1)
    await send()
    expect((await exported(browser)).of('comment')).toMatchObject([
      { orderId: number, quote: 'worn', text: 'One', round: 1 },
    ])
    await say('Two', null)
    expect((await send()).message).toMatch(/^The studio has your last comments/)
  })

  it('ends with a reminder three days before its end, and with an event and a mail, once', async () => {
    const { number } = await client()
    const twice = async (chore: typeof closeReviews, days: number) => {
      await Promise.all([1, 2].map(() => chore(chores(), inDays(days))))
    }
    const close = async (days: number) => {
      await twice(closeReviews, days)
      await twice(remindOfEnds, days)
    }
    await close(10)
    expect(await kindsOf(number)).not.toContain('review-closing')
    await close(12)
    await close(12)
    expect(await statusOf(site, number)).toBe('Delivered')
    await close(14.1)
    expect(await statusOf(site, number)).toBe('Completed')
    expect(await kindsOf(number, 'review-%')).toEqual(['review-closing', 'review-closed'])
    expect(
      await site.rows(`select actor, to_status, note from order_events where to_status = 'Completed'
        and order_id = (select id from orders where number = '${number}')`),
    ).toEqual([{ actor: 'system', to_status: 'Completed', note: 'The 14 days for changes have passed.' }])
  })

  it('begins again where a round is refused after its last day', async () => {
    const { number, browser, say, send, rounds } = await client()
    await say('Longer.', null)
    await send()
    await ago(number, 15)
    await refuse(number)
    await closeReviews(chores(), new Date())
    expect(await statusOf(site, number)).toBe('Delivered')
    const until = (await rounds())?.until ?? ''
    expect(Math.round((Date.parse(until) - Date.now()) / dayMs)).toBe(14)
    const shown = [
      await browser.ask('deliveries.list', { number }),
      await agent.ask('deliveries.listAtDesk', { number }),
    ]
    expect(shown.map(({ body }) => body['changesUntil'])).toEqual([until, until])
    await remindOfEnds(chores(), inDays(12))
    await closeReviews(chores(), inDays(14.1))
    expect(await statusOf(site, number)).toBe('Completed')
    expect(await kindsOf(number, 'review-%')).toEqual(['review-closing', 'review-closed'])
  })

  it('does not end over a message that waits for its answer, and is reminded of with what is not sent', async () => {
    const { number, browser, say } = await client()
    for (const text of ['One.', 'Two.']) await say(text, null)
    await ago(number, 12)
    await remindOfEnds(chores(), new Date())
    const [reminder] = await mailsOf(site, number, 'review-closing')
    expect(String(reminder?.['body'])).toContain('You have 2 comments that are not sent.')
    await browser.call('conversation.write', { number, text: 'Is it right?', idempotencyKey: randomUUID() })
    await ago(number, 15)
    await closeReviews(chores(), new Date())
    expect(await statusOf(site, number)).toBe('Delivered')
    const [message] = await site.rows(`select id from order_messages
      where order_id = (select id from orders where number = '${number}')`)
    expect((await agent.call('desk.settleAnswer', { number, seen: message?.['id'] })).status).toBe(200)
    await closeReviews(chores(), new Date())
    expect(await statusOf(site, number)).toBe('Completed')
  })

  it(
    'is reminded of by its real end where less than three days are left, and not once it is over',
    { tags: ['thorough'] },
    async () => {
      const [late, over] = [await client(), await client()]
      await ago(late.number, 13)
      await ago(over.number, 15)
      await remindOfEnds(chores(), new Date())
      const [version] = await site.rows(`select extract(epoch from shown_at) * 1000 as ms from text_versions
      where order_id = (select id from orders where number = '${late.number}')`)
      const end = new Date(Number(version?.['ms']) + 14 * dayMs)
      const endsBy = studioTime(end, site.liveSite.now().company.timeZone)
      expect(await mailsOf(site, late.number, 'review-closing')).toMatchObject([
        { subject: `Changes until ${endsBy}: order ${late.number}` },
      ])
      expect(await kindsOf(over.number, 'review-%')).toEqual([])
    },
  )

  it('begins as a text is sent outside, and its mails then name nothing that the page cannot do', async () => {
    const { number, say } = await client()
    await say('Not sent.', null)
    await ago(number, 20)
    await actsOn(agent, number)('desk.moveCase', { to: 'Revision', reason: 'Asked by phone' })
    await actsOn(agent, number)('desk.moveCase', { to: 'Delivered', reason: 'As a file in an email' })
    await remindOfEnds(chores(), inDays(10))
    await closeReviews(chores(), inDays(13.9))
    expect([await statusOf(site, number), await kindsOf(number, 'review-%')]).toEqual(['Delivered', []])
    await remindOfEnds(chores(), inDays(12))
    await closeReviews(chores(), inDays(14.1))
    expect(await statusOf(site, number)).toBe('Completed')
    const [reminder, closed, ...others] = await mailsOf(site, number, 'review-%')
    expect([reminder?.['kind'], closed?.['kind'], others]).toEqual(['review-closing', 'review-closed', []])
    expect(String(reminder?.['body'])).toContain('write it under “Messages” on the page of your order')
    expect(String(reminder?.['body'])).not.toMatch(/comment|Approve/)
    expect(String(closed?.['body'])).not.toContain('stay on its page')
  })

  it('ends where a text was delivered before its way was noted', async () => {
    const { number } = await clientWithOrder(site)
    await setStatus(site, number, 'In Production')
    await actsOn(agent, number)('desk.moveCase', { to: 'Delivered', reason: 'As a file in an email' })
    await site.rows(`update orders set sent_outside = null where number = '${number}'`)
    await closeReviews(chores(), inDays(14.1))
    expect(await statusOf(site, number)).toBe('Completed')
    const [closed] = await mailsOf(site, number, 'review-closed')
    expect(String(closed?.['body'])).not.toContain('stay on its page')
  })

  it(
    'goes on where another version comes while the time for changes of others is ended',
    { tags: ['thorough'] },
    async () => {
      const [earlier, later] = [await client(), await client()]
      await ago(earlier.number, 16)
      await ago(later.number, 15)
      const orderMoved: typeof hooks.orderMoved = async (em, facts) => {
        await em.execute(`update text_versions set shown_at = date_trunc('milliseconds', now())
        where order_id = (select id from orders where number = '${later.number}')`)
        await hooks.orderMoved(em, facts)
      }
      await closeReviews({ ...chores(), hooks: { ...hooks, orderMoved } }, new Date())
      expect(await statusOf(site, earlier.number)).toBe('Completed')
      expect(await statusOf(site, later.number)).toBe('Delivered')
    },
  )
})

const inDays = (days: number) => new Date(Date.now() + days * dayMs)
