import { randomUUID } from 'node:crypto'
import { deskCase } from '@northword/contract/desk/desk'
import { queuePage } from '@northword/contract/desk/desk-queue'
import { mailPage } from '@northword/contract/desk/desk-mails'
import { conversationView, deskConversation } from '@northword/contract/orders/conversation'
import { deskReviewView, openQuestions } from '@northword/contract/texts/reviews'
import JSZip from 'jszip'
import { expect, it } from 'vitest'
import { clientWithOrder, exported } from '../../../testing/test-accounts.ts'
import { hooks } from '../../../features.ts'
import { type Browser, elsewhere, statusesOf } from '../../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../../testing/databases/test-database.ts'
import { linkHolder } from '../../../testing/test-links.ts'
import { useMember, useOwner } from '../../../testing/test-staff.ts'
import { delivered, hasText } from '../../../testing/test-texts.ts'
import { useBesides, useTestApp } from '../../../testing/use-test-app.ts'
import { setStatus, statusOf } from '../../../testing/test-orders.ts'
import { mailsOf } from '../../../testing/test-mails.ts'
import { closeReviews } from './close-reviews.ts'

eachDatabase('What the studio asks about a text', (open) => {
  const settings = { RATE_LIMIT_FACTOR: '1000' }
  const site = useTestApp(open, settings, { holdSeconds: 600 })
  const besideIt = useBesides(site, settings)
  const owner = useOwner(site)
  const { browser: writer } = useMember(site, owner, 'writer', { name: 'Wen Writer' })
  const { browser: agent } = useMember(site, owner, 'agent', { name: 'Ann Agent' })

  async function client() {
    const { browser, number } = await clientWithOrder(site)
    await hasText(site, number)
    const ask = async (text: string, { id = randomUUID(), passage = null as object | null } = {}) => {
      const input = { number, piece: 1, version: 1, id, passage, text }
      return { id, ...(await writer.call('reviews.keepStudioComment', input)) }
    }
    const send = (...ids: string[]) => writer.call('desk.askClient', { number, piece: 1, ids })
    const leave = () =>
      site.rows(`update text_comments set shown_at = date_trunc('milliseconds', now())
        where shown_at is not null and order_id = (select id from orders where number = '${number}')`)
    const sent = async (text: string, place = {}) => {
      const { id } = await ask(text, place)
      await send(id)
      await leave()
      return id
    }
    const answer = (id: string, text: string, by = browser) =>
      by.call('reviews.answerStudioComment', { number, id, text })
    const settle = (id: string) => writer.call('reviews.settleComment', { number, id })
    return { browser, number, ask, send, leave, sent, answer, settle }
  }
  const seenBy = async (browser: Browser, number: string, path = 'reviews.find') =>
    deskReviewView.parse((await browser.ask(path, { number })).body).comments
  const countedBy = async (browser: Browser, number: string) =>
    openQuestions.parse((await browser.ask('reviews.countQuestions', { number })).body).texts
  const atDesk = (number: string) => seenBy(writer, number, 'reviews.findAtDesk')
  const mailsAtDesk = async (number: string, kind: string) => {
    const { mails } = mailPage.parse((await writer.ask('desk.mailsOfOrder', { number })).body)
    return mails.filter((mail) => mail.kind === kind)
  }
  const timelineOf = async (number: string) =>
    deskCase.parse((await writer.ask('desk.findCase', { number })).body).timeline.map(({ kind }) => kind)

  it('is unsent at first, leaves with one mail, is answered, and is settled by that', async () => {
    const { number, browser, ask, send, leave, answer } = await client()
    const one = await ask('Is this figure right?', { passage: { start: 0, quote: 'Hello' } })
    const two = await ask('Who reads it?')
    expect(await seenBy(browser, number)).toEqual([])
    await send(one.id, two.id)
    expect(await seenBy(browser, number)).toEqual([])
    expect((await atDesk(number)).map(({ state }) => state)).toEqual(['held', 'held'])
    expect(await mailsAtDesk(number, 'studio-comments')).toHaveLength(1)
    await leave()
    expect(await seenBy(browser, number)).toMatchObject([
      { from: 'studio', by: 'Wen Writer', state: 'open', startsNow: 0, round: null, answer: null },
      { text: 'Who reads it?', state: 'open', passage: null },
    ])
    expect((await answer(one.id, 'It is.')).status).toBe(200)
    const answered = { state: 'settled', answer: { kind: 'answered', text: 'It is.', by: '' } }
    expect((await atDesk(number))[0]).toMatchObject(answered)
    expect((await seenBy(browser, number))[0]).toMatchObject(answered)
    const [notice] = await mailsOf(site, number, 'comment-answer-notice')
    expect(String(notice?.['body'])).toMatch(/Is this figure right\?.*It is\./s)
    expect(await timelineOf(number)).toEqual(expect.arrayContaining(['asked', 'replied']))
  })

  it('is seen and answered, and no draft is, where the clock was a day ahead when it was sent', async () => {
    const { number, browser, ask, send, answer } = await client()
    const { id } = await ask('Is it?')
    await ask('Not sent?')
    await send(id)
    await site.rows(`update text_comments set at = at + interval '1 day', shown_at = shown_at + interval '1 day'
      where order_id = (select id from orders where number = '${number}')`)
    expect(await seenBy(browser, number)).toMatchObject([{ text: 'Is it?', state: 'open' }])
    expect((await atDesk(number)).map(({ state }) => state).toSorted()).toEqual(['draft', 'open'])
    expect((await answer(id, 'It is.')).status).toBe(200)
  })

  it('has one number for both sides, by when it was sent and not by when it was written', async () => {
    const { number, browser, ask, send, leave } = await client()
    const theirs = { number, piece: 1, version: 1, passage: null }
    await browser.call('reviews.keepComment', { ...theirs, id: randomUUID(), text: 'Shorter' })
    await ask('Not sent')
    const { id } = await ask('Is it?')
    await send(id)
    await leave()
    const seenByBoth = async () => {
      const both = await Promise.all([seenBy(browser, number), atDesk(number)])
      return both.map((comments) => comments.map(({ text }) => text))
    }
    expect(await seenByBoth()).toEqual([
      ['Is it?', 'Shorter'],
      ['Is it?', 'Not sent'],
    ])
    await browser.call('reviews.submitRound', { number, piece: 1, idempotencyKey: randomUUID() })
    expect(await seenByBoth()).toEqual([
      ['Is it?', 'Shorter'],
      ['Is it?', 'Shorter', 'Not sent'],
    ])
    // Comments of a client from before have no such time: theirs counts, for both sides.
    await site.rows(`update text_comments set shown_at = null where sender = 'client'
      and order_id = (select id from orders where number = '${number}')`)
    expect(await seenByBoth()).toEqual([
      ['Shorter', 'Is it?'],
      ['Shorter', 'Is it?', 'Not sent'],
    ])
  })

  it('is read and answered by whoever holds the link to the order, and by nobody else', async () => {
    const { number, sent, answer } = await client()
    const id = await sent('Is it?')
    const phone = await linkHolder(site, { number })
    expect(await seenBy(phone, number)).toHaveLength(1)
    const stranger = await client()
    expect((await answer(id, 'No', stranger.browser)).status).toBe(404)
    expect((await stranger.answer(id, 'No')).status).toBe(404)
    expect((await answer(id, 'It is.', phone)).status).toBe(200)
  })

  it('waits for its client from the moment that they see it until it is answered or settled', async () => {
    const { number, browser, ask, send, leave, sent, answer, settle } = await client()
    const one = await ask('Is it?')
    await ask('Not sent?')
    expect(await countedBy(browser, number)).toEqual([])
    await send(one.id)
    expect(await countedBy(browser, number)).toEqual([])
    await leave()
    const two = await sent('Was it?')
    const phone = await linkHolder(site, { number })
    expect(await countedBy(phone, number)).toEqual([{ piece: 1, title: 'Blog Post 1', version: 1, open: 2 }])
    await answer(one.id, 'It is.')
    expect(await countedBy(browser, number)).toMatchObject([{ open: 1 }])
    await settle(two)
    expect(await countedBy(browser, number)).toEqual([])
  })

  it('waits for nobody, is not answered any more and offered on no page once its text is approved, or its order is stopped', async () => {
    const { number, browser, sent, answer } = await client()
    const id = await sent('Is it?')
    const offered = async () =>
      deskReviewView.parse((await browser.ask('reviews.find', { number })).body).rounds[0]?.takesAnswers
    const expectNoAnswer = async () => {
      expect([await offered(), await countedBy(browser, number)]).toEqual([false, []])
      expect((await answer(id, 'It is.')).status).toBe(409)
      expect(await seenBy(browser, number)).toMatchObject([{ answer: null }])
    }
    expect([await offered(), (await countedBy(browser, number)).length]).toEqual([true, 1])
    await setStatus(site, number, 'Cancelled')
    await expectNoAnswer()
    await setStatus(site, number, 'Delivered')
    expect([await offered(), (await countedBy(browser, number)).length]).toEqual([true, 1])
    await browser.call('reviews.approve', { number, piece: 1, version: 1 })
    await expectNoAnswer()
  })

  it('is answered once: who comes later is told, and the same words sent twice are one answer', async () => {
    const { number, browser, sent, answer } = await client()
    const id = await sent('Which one?')
    const phone = elsewhere(besideIt, browser)
    const both = await Promise.all([answer(id, 'This one.'), answer(id, 'That one.', phone)])
    expect(statusesOf(both)).toEqual([200, 409])
    const [comment] = await seenBy(browser, number)
    const said = comment?.answer?.text ?? ''
    expect(['This one.', 'That one.']).toContain(said)
    expect((await answer(id, said)).status).toBe(200)
    expect(await answer(id, 'Another')).toMatchObject({
      status: 409,
      message: 'This question was settled meanwhile: read what was said. What you typed stays here.',
    })
    expect(await mailsOf(site, number, 'comment-answer-notice')).toHaveLength(1)
  })

  it('has its answer among the messages and in the queue, and the order does not complete over it', async () => {
    const { number, browser, sent, answer } = await client()
    const question = `Which\nprice ${'on the list '.repeat(6)}is right?`
    const id = await sent(question)
    const said = '好'.repeat(2_000)
    for (const _ of [1, 2]) expect((await answer(id, said)).status).toBe(200)
    const heard = (await browser.ask('conversation.list', { number })).body
    const [message, ...others] = conversationView.parse(heard).messages
    expect(others).toEqual([])
    expect(message).toMatchObject({ from: 'client', kind: 'message' })
    expect(message?.text).toBe(`About “Which price ${'on the list '.repeat(4).trimEnd()}…”: ${said}`)
    const dutiesOf = async () => {
      const { duties } = queuePage.parse((await agent.ask('desk.queue', { view: 'answer' })).body)
      return duties.filter((duty) => duty.number === number)
    }
    expect(await dutiesOf()).toMatchObject([{ kind: 'answer', status: 'Delivered' }])
    expect(await mailsOf(site, number, 'order-message-notice')).toEqual([])
    expect(await timelineOf(number)).not.toContain('heard')
    await site.rows(`update text_versions set shown_at = date_trunc('milliseconds', now()) - interval '15 days'
      where order_id = (select id from orders where number = '${number}')`)
    const close = () => {
      const em = site.database.orm.em.fork()
      return closeReviews({ em, mail: site.mail, hooks, site: site.liveSite.now() }, new Date())
    }
    await close()
    expect(await statusOf(site, number)).toBe('Delivered')
    const settled = await agent.call('desk.settleAnswer', { number, seen: message?.id })
    expect(deskConversation.parse(settled.body).answerBy).toBeNull()
    expect(await dutiesOf()).toEqual([])
    await close()
    expect(await statusOf(site, number)).toBe('Completed')
  })

  it('is settled by the studio without an answer, unless there is one, and is in the client’s data once they see it', async () => {
    const { number, browser, ask, sent, answer, settle } = await client()
    const [one, other] = [await sent('Is it?'), await sent('Was it?')]
    await settle(one)
    expect((await answer(one, 'It is.')).status).toBe(409)
    await answer(other, 'It was.')
    await settle(other)
    await ask('Not sent')
    expect((await exported(browser)).of('comment')).toMatchObject([
      { from: 'studio', by: 'Wen Writer', text: 'Is it?', answer: 'settled' },
      { from: 'studio', by: 'Wen Writer', text: 'Was it?', answer: 'answered', answerText: 'It was.' },
    ])
    expect((await atDesk(number)).map(({ answer: end }) => [end?.kind, end?.by])).toEqual([
      ['settled', 'Wen Writer'],
      ['answered', ''],
      [undefined, undefined],
    ])
  })

  it('is a draft again where its mail is cancelled', async () => {
    const { number, browser, ask, send, leave } = await client()
    const { id } = await ask('Is it?')
    await send(id)
    const [mail] = await mailsAtDesk(number, 'studio-comments')
    expect((await writer.call('desk.cancelMail', { id: mail?.id })).status).toBe(200)
    await leave()
    expect(await seenBy(browser, number)).toEqual([])
    expect(await atDesk(number)).toMatchObject([{ state: 'draft' }])
    expect((await ask('Is it so?', { id })).status).toBe(200)
  })

  it('is sent once, as it was seen, however often the button is pressed', async () => {
    const { number, ask, send } = await client()
    const [one, two] = [await ask('One?'), await ask('Two?')]
    const all = await Promise.all([send(one.id), send(one.id), send(one.id)])
    expect(statusesOf(all)).toEqual([200, 200, 200])
    expect(await mailsAtDesk(number, 'studio-comments')).toHaveLength(1)
    expect((await atDesk(number)).map(({ id, state }) => [id, state])).toEqual(
      expect.arrayContaining([
        [one.id, 'held'],
        [two.id, 'draft'],
      ]),
    )
    expect((await send(randomUUID())).status).toBe(404)
    expect((await ask('Changed', { id: one.id })).status).toBe(409)
    expect((await writer.call('reviews.removeStudioComment', { number, id: one.id })).status).toBe(409)
    expect((await writer.call('reviews.removeStudioComment', { number, id: two.id })).status).toBe(200)
  })

  it('is no comment of the client: it is in no round, holds up no delivery, and neither side changes the other’s', async () => {
    const { number, browser, sent, ask, send } = await client()
    const id = await sent('Is it?')
    const draft = await ask('And this?')
    const submit = () =>
      browser.call('reviews.submitRound', { number, piece: 1, idempotencyKey: randomUUID() })
    expect((await submit()).message).toBe('There is no comment to send. Write one first.')
    const theirs = { number, piece: 1, version: 1, id: randomUUID(), passage: null, text: 'Shorter' }
    for (const taken of [id, draft.id])
      expect((await browser.call('reviews.keepComment', { ...theirs, id: taken })).status).toBe(404)
    await browser.call('reviews.removeComment', { number, id: draft.id })
    await browser.call('reviews.keepComment', theirs)
    expect((await ask('Mine', { id: theirs.id })).status).toBe(404)
    expect((await send(theirs.id)).status).toBe(404)
    expect((await writer.call('reviews.settleComment', { number, id: theirs.id })).status).toBe(404)
    expect((await submit()).status).toBe(200)
    expect((await atDesk(number)).map(({ from, round }) => [from, round])).toEqual(
      expect.arrayContaining([
        ['studio', null],
        ['studio', null],
        ['client', 1],
      ]),
    )
    const wrong = await writer.call('reviews.answerComment', { number, id, kind: 'done' })
    expect(wrong.status).toBe(404)
    await writer.call('reviews.answerComment', { number, id: theirs.id, kind: 'done' })
    expect((await delivered(writer, number, 'Hello. Hello.')).status).toBe(200)
  })

  it(
    'follows its words into the next version where they stand there once',
    { tags: ['thorough'] },
    async () => {
      const { number, browser, sent } = await client()
      await sent('Is it?', { passage: { start: 0, quote: 'Hello.' } })
      await setStatus(site, number, 'Revision')
      await delivered(writer, number, 'Well. Hello.')
      await site.rows(`update text_versions set shown_at = date_trunc('milliseconds', now())`)
      expect(await seenBy(browser, number)).toMatchObject([{ passage: { start: 0 }, startsNow: 6 }])
    },
  )

  it('is about a version that its client sees, and words that stand there', async () => {
    const { number, ask } = await client()
    expect((await ask('Is it?', { passage: { start: 1, quote: 'Hello' } })).status).toBe(409)
    await site.rows(`update text_versions set shown_at = date_trunc('milliseconds', now()) + interval '1 hour'
      where order_id = (select id from orders where number = '${number}')`)
    expect((await ask('Is it?')).status).toBe(404)
  })

  it(
    'is in the redline for Word with what the client sent, where its words stand, and with every answer',
    { tags: ['thorough'] },
    async () => {
      const { number, browser, ask, sent, answer } = await client()
      await answer(await sent('Is it?', { passage: { start: 0, quote: 'Hello' } }), 'It is.')
      await ask('Not sent')
      const theirs = { number, piece: 1, version: 1, passage: null }
      await browser.call('reviews.keepComment', { ...theirs, id: randomUUID(), text: 'Shorter' })
      await browser.call('reviews.submitRound', { number, piece: 1, idempotencyKey: randomUUID() })
      await browser.call('reviews.keepComment', { ...theirs, id: randomUUID(), text: 'A draft' })
      const [round] = (await atDesk(number)).filter(({ from }) => from === 'client')
      await writer.call('reviews.answerComment', {
        number,
        id: round?.id,
        kind: 'declined',
        text: 'It is short',
      })
      await delivered(writer, number, 'Well. Hello.')
      await site.rows(`update text_versions set shown_at = date_trunc('milliseconds', now())`)
      const file = await browser.send('GET', `/api/orders/${number}/texts/1/versions/2/redline.docx?from=1`)
      const word = await JSZip.loadAsync(file.rawPayload)
      const comments = (await word.file('word/comments.xml')?.async('string')) ?? ''
      expect(comments).toMatch(
        /Is it\?.*It is\..*On the whole text, version 1:.*Shorter.*No, because: It is short/s,
      )
      expect(comments).toContain('w:author="Wen Writer"')
      expect(comments).toContain('w:author="Ada Lovelace"')
      expect(comments).not.toMatch(/Not sent|A draft/)
    },
  )
})
