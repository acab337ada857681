import { createHash, randomUUID } from 'node:crypto'
import {
  checkedText,
  comparison,
  deskPieces,
  draftView,
  piecesView,
  versionView,
} from '@northword/contract/texts/text-views'
import { failures } from '@northword/content/operate/failures'
import { orderDetail } from '@northword/contract/orders/orders'
import { deskReviewView } from '@northword/contract/texts/reviews'
import { expect, it } from 'vitest'
import { clientWithOrder, eraseAccount, exported, registered } from '../../../testing/test-accounts.ts'
import { type Browser, newBrowser, statusesOf } from '../../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../../testing/databases/test-database.ts'
import { callByRest } from '../../../testing/requests/test-rest.ts'
import { program, useMember, useOwner } from '../../../testing/test-staff.ts'
import { delivered, noReport, written } from '../../../testing/test-texts.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'
import { actsOn, setStatus, statusOf } from '../../../testing/test-orders.ts'
import { mailsOf } from '../../../testing/test-mails.ts'
import { tidyDrafts } from './drafts.ts'

const first = '# Brakes\n\nThey *squeal* when they are worn. Change both pads, not one.\n\n- Look\n- Listen\n'
const second = '# Brakes\n\nThey *squeal* when they are old. Change both pads, not one.\n\n- Look\n- Listen\n'
const emailPackage = 'PS-075'

eachDatabase('The texts of an order', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' }, { holdSeconds: 600 })
  const owner = useOwner(site)
  const { browser: agent } = useMember(site, owner, 'agent', { name: 'Ann Agent' })
  const { browser: writer } = useMember(site, owner, 'writer', { name: 'Wen Writer' })

  async function client(sku = 'PS-025') {
    const { browser, person, number } = await clientWithOrder(site, { sku })
    await setStatus(site, number, 'In Production')
    const texts = async () => piecesView.parse((await browser.ask('deliveries.list', { number })).body).pieces
    const readVersion = (version = 1, piece = 1) => browser.ask('deliveries.read', { number, piece, version })
    return { browser, person, number, texts, readVersion }
  }
  const atDesk = async (number: string) =>
    deskPieces.parse((await agent.ask('deliveries.listAtDesk', { number })).body)
  const mailOf = async (number: string) => (await mailsOf(site, number, 'text-delivered')).at(-1)
  /** Cancels a delivery, the latest unless it is named by its place. */
  async function cancel(number: string, at = -1) {
    const mail = (await mailsOf(site, number, 'text-delivered')).at(at)
    expect((await writer.call('desk.cancelMail', { id: mail?.['id'] })).status).toBe(200)
  }
  const letLeave = (number: string) =>
    site.rows(
      `update text_versions set shown_at = date_trunc('milliseconds', now()) where order_id = (select id from orders where number = '${number}')`,
    )

  async function read(text = first) {
    const one = await client()
    await delivered(writer, one.number, text, { note: 'I kept your title.' })
    await letLeave(one.number)
    return one
  }

  it('goes from a writer to its client, who reads what was written, with its sheet and its report', async () => {
    const { number, texts, readVersion } = await read()
    expect(await statusOf(site, number)).toBe('Delivered')
    expect(await texts()).toMatchObject([
      { number: 1, versions: [{ number: 1, by: 'Wen Writer', note: 'I kept your title.' }] },
    ])
    const version = versionView.parse((await readVersion()).body)
    expect(version.blocks.map(({ kind, runs }) => [kind, runs.map(({ text }) => text).join('')])).toEqual([
      ['heading', 'Brakes'],
      ['paragraph', 'They squeal when they are worn. Change both pads, not one.'],
      ['item', 'Look'],
      ['item', 'Listen'],
    ])
    expect(version).toMatchObject({
      sheet: { words: 14, overlap: 0 },
      report: noReport,
      sha256: createHash('sha256').update(first).digest('hex'),
    })
    expect(await mailOf(number)).toMatchObject({
      subject: `Your text is ready to read: order ${number}`,
      body: expect.stringContaining('I kept your title.'),
    })
  })

  it('is seen by nobody outside before its mail has left, and never by anybody else', async () => {
    const { number, texts, readVersion } = await client()
    await delivered(writer, number, first)
    expect(await texts()).toEqual([])
    expect((await readVersion()).status).toBe(404)
    expect((await atDesk(number)).pieces[0]?.versions).toMatchObject([{ number: 1, isHeld: true }])
    await letLeave(number)
    expect((await readVersion()).status).toBe(200)
    const { browser: stranger } = await registered(site)
    expect((await stranger.ask('deliveries.read', { number, piece: 1, version: 1 })).status).toBe(404)
    expect((await newBrowser(site).send('GET', fileAt(number, 'text.md'))).statusCode).toBe(404)
  })

  it('is seen at once, and not cancelled any more, where the clock was a day ahead when it was delivered', async () => {
    const { number, texts, readVersion } = await client()
    await delivered(writer, number, first)
    const ofOrder = `where order_id = (select id from orders where number = '${number}')`
    const later = (column: string) => `${column} = ${column} + interval '1 day'`
    await site.rows(`update text_versions set ${later('at')}, ${later('shown_at')} ${ofOrder}`)
    await site.rows(`update mails set ${later('created_at')}, ${later('held_until')} ${ofOrder}`)
    expect(await texts()).toMatchObject([{ number: 1, versions: [{ number: 1 }] }])
    expect((await readVersion()).status).toBe(200)
    expect((await atDesk(number)).pieces[0]?.versions).toMatchObject([{ number: 1, isHeld: false }])
    const mail = await mailOf(number)
    expect((await writer.call('desk.cancelMail', { id: mail?.['id'] })).status).toBe(409)
  })

  it('is seen at once where a program delivers it', async () => {
    const { number, readVersion } = await client()
    const { browser: robot } = await program(site, owner, { scopes: ['desk:write'] })
    const place = { number, piece: 1 }
    const draft = { ...place, text: first, format: 'markdown', revision: 0 }
    const { revision } = (await callByRest(robot, 'deliveries.saveDraft', draft)).body
    const sent = { ...place, revision, note: '', report: noReport, idempotencyKey: randomUUID() }
    expect((await callByRest(robot, 'desk.deliverText', sent)).status).toBe(200)
    expect((await readVersion()).status).toBe(200)
  })

  it('leaves nothing behind where its mail is cancelled: the order is where it was, and the draft is there', async () => {
    const { number, texts } = await client()
    await site.rows(`update orders set due_at = '2027-01-01' where number = '${number}'`)
    await delivered(writer, number, first)
    const { body } = await writer.ask('desk.heldMails')
    expect(JSON.stringify(body)).toContain(number)
    const mail = await mailOf(number)
    expect((await writer.call('desk.cancelMail', { id: mail?.['id'] })).status).toBe(200)
    expect(await statusOf(site, number)).toBe('In Production')
    expect(await texts()).toEqual([])
    expect(
      await site.rows(`select due_at = '2027-01-01' as same from orders where number = '${number}'`),
    ).toEqual([{ same: true }])
    const draft = draftView.parse((await writer.ask('deliveries.findDraft', { number, piece: 1 })).body)
    expect(draft.text).toBe(first)
    await delivered(writer, number, first)
    expect((await atDesk(number)).pieces[0]?.versions).toMatchObject([{ number: 1 }])
  })

  it('is told to its client as taken back where it was, and as no new version where nothing was changed', async () => {
    const { number, browser } = await read()
    const about = { number, piece: 1 }
    const id = randomUUID()
    const comment = { ...about, version: 1, id, passage: null, text: 'Shorter' }
    await browser.call('reviews.keepComment', comment)
    await browser.call('reviews.submitRound', { ...about, idempotencyKey: randomUUID() })
    await agent.call('reviews.answerComment', { number, id, kind: 'done' })
    await delivered(writer, number, second)
    await cancel(number)
    await agent.call('reviews.answerComment', { number, id, kind: 'declined', text: 'It is short.' })
    await actsOn(agent, number)('desk.moveCase', { to: 'Revision', reason: 'A wrong date' })
    await actsOn(agent, number)('desk.undoStep')
    const { events } = orderDetail.parse((await browser.ask('orders.find', { number })).body)
    expect(events.slice(1).map(({ to, mark }) => [to, mark])).toEqual([
      ['Delivered', undefined],
      ['Revision', undefined],
      ['Delivered', undefined],
      ['Revision', 'back'],
      ['Delivered', 'refused'],
      ['Revision', undefined],
      ['Delivered', 'back'],
    ])
  })

  it('stays delivered where the version before is cancelled', { tags: ['thorough'] }, async () => {
    const { number } = await client()
    await delivered(writer, number, first)
    const mail = await mailOf(number)
    await delivered(writer, number, second)
    expect((await writer.call('desk.cancelMail', { id: mail?.['id'] })).status).toBe(200)
    expect(await statusOf(site, number)).toBe('Delivered')
    expect((await atDesk(number)).pieces[0]?.versions).toMatchObject([{ number: 2 }])
    await cancel(number)
    expect(await statusOf(site, number)).toBe('In Production')
  })

  it(
    'leaves the order where it was if any of its held texts is cancelled',
    { tags: ['thorough'] },
    async () => {
      const { number } = await client('PS-070')
      for (const piece of [1, 2, 3]) await delivered(writer, number, first, { piece })
      expect(await statusOf(site, number)).toBe('Delivered')
      await cancel(number, 0)
      expect(await statusOf(site, number)).toBe('In Production')
      await delivered(writer, number, first)
      expect(await statusOf(site, number)).toBe('Delivered')
      await cancel(number)
      expect(await statusOf(site, number)).toBe('In Production')
    },
  )

  it('stays delivered where its revision was refused and a correction of another text is cancelled', async () => {
    const { number, browser } = await client('PS-070')
    for (const piece of [1, 2, 3]) await delivered(writer, number, first, { piece })
    await letLeave(number)
    const about = { number, piece: 1 }
    const id = randomUUID()
    const comment = { ...about, version: 1, id, passage: null, text: 'Shorter' }
    expect((await browser.call('reviews.keepComment', comment)).status).toBe(200)
    await browser.call('reviews.submitRound', { ...about, idempotencyKey: randomUUID() })
    await delivered(writer, number, second, { piece: 2 })
    expect(await statusOf(site, number)).toBe('Revision')
    await agent.call('reviews.answerComment', { number, id, kind: 'declined', text: 'It is short.' })
    expect(await statusOf(site, number)).toBe('Delivered')
    await cancel(number)
    expect(await statusOf(site, number)).toBe('Delivered')
  })

  it(
    'leaves the way in which the text before was sent where its mail is cancelled',
    { tags: ['thorough'] },
    async () => {
      const { number, browser } = await read()
      const move = (to: string, reason: string) => actsOn(agent, number)('desk.moveCase', { to, reason })
      await move('Revision', 'Asked by phone')
      await move('Delivered', 'As a file in an email')
      const way = async () => (await browser.ask('orders.find', { number })).body['sentOutside']
      for (const text of [second, first]) await delivered(writer, number, text)
      await cancel(number, -2)
      expect(await way()).toBeNull()
      await cancel(number)
      expect(await way()).toBe('As a file in an email')
    },
  )

  it('goes back to its open round where its mail is cancelled beside a text that was sent outside', async () => {
    const { number, browser } = await client('PS-070')
    for (const piece of [1, 2]) await delivered(writer, number, first, { piece })
    await letLeave(number)
    await actsOn(agent, number)('desk.moveCase', { to: 'Delivered', reason: 'As a file in an email' })
    const ids = [randomUUID(), randomUUID()]
    for (const [at, id] of ids.entries()) {
      const comment = { number, piece: at + 1, version: 1, id, passage: null, text: 'Shorter' }
      await browser.call('reviews.keepComment', comment)
      await browser.call('reviews.submitRound', { number, piece: at + 1, idempotencyKey: randomUUID() })
    }
    await agent.call('reviews.answerComment', { number, id: ids[0], kind: 'done' })
    expect(await delivered(writer, number, second)).toMatchObject({ status: 200 })
    expect(await statusOf(site, number)).toBe('Revision')
    await agent.call('reviews.answerComment', { number, id: ids[1], kind: 'declined', text: 'It is short.' })
    expect(await statusOf(site, number)).toBe('Delivered')
    await cancel(number)
    expect(await statusOf(site, number)).toBe('Revision')
  })

  it('stays Delivered where its mail is cancelled after a refusal, beside a text that was sent outside', async () => {
    const { number, browser } = await client('PS-070')
    for (const piece of [1, 2]) await delivered(writer, number, first, { piece })
    await letLeave(number)
    await actsOn(agent, number)('desk.moveCase', { to: 'Delivered', reason: 'As a file in an email' })
    const id = randomUUID()
    const comment = { number, piece: 2, version: 1, id, passage: null, text: 'Shorter' }
    await browser.call('reviews.keepComment', comment)
    await browser.call('reviews.submitRound', { number, piece: 2, idempotencyKey: randomUUID() })
    expect(await delivered(writer, number, second)).toMatchObject({ status: 200 })
    expect(await statusOf(site, number)).toBe('Revision')
    await agent.call('reviews.answerComment', { number, id, kind: 'declined', text: 'It is short.' })
    expect(await statusOf(site, number)).toBe('Delivered')
    await cancel(number)
    expect(await statusOf(site, number)).toBe('Delivered')
  })

  /** An order of three texts, with an answered round on two of them. */
  async function revised() {
    const one = await client('PS-070')
    const { number, browser } = one
    for (const piece of [1, 2, 3]) await delivered(writer, number, first, { piece })
    await letLeave(number)
    for (const piece of [1, 2]) {
      const comment = { number, piece, version: 1, id: randomUUID(), passage: null, text: 'Shorter' }
      await browser.call('reviews.keepComment', comment)
      await browser.call('reviews.submitRound', { number, piece, idempotencyKey: randomUUID() })
    }
    expect(await statusOf(site, number)).toBe('Revision')
    const { body } = await agent.ask('reviews.findAtDesk', { number })
    const answer = (piece: number, said: object = { kind: 'done' }) => {
      const comment = deskReviewView.parse(body).comments.find((each) => each.piece === piece)
      return agent.call('reviews.answerComment', { number, id: comment?.id, ...said })
    }
    return { ...one, answer }
  }

  /** The round of the first text was sent two days before that of the second. */
  async function promisedFirst(number: string) {
    const ofOrder = `order_id = (select id from orders where number = '${number}')`
    await site.rows(`update text_versions set shown_at = shown_at - interval '3 days' where ${ofOrder}`)
    await site.rows(`update text_rounds set at = at - interval '2 days' where piece = 1 and ${ofOrder}`)
  }

  async function daysLeft(number: string) {
    const [row] = await site.rows(`select round(extract(epoch from due_at - now()) / 86400)::int as days
      from orders where number = '${number}'`)
    return row?.['days']
  }

  it(
    'ends a revision with the last of the new versions, while the others are held',
    { tags: ['thorough'] },
    async () => {
      const { number, answer } = await revised()
      await promisedFirst(number)
      for (const piece of [1, 2]) await answer(piece)
      await delivered(writer, number, second, { piece: 1 })
      expect(await statusOf(site, number)).toBe('Revision')
      await delivered(writer, number, second, { piece: 2 })
      expect(await statusOf(site, number)).toBe('Delivered')
      await cancel(number, -2)
      expect(await statusOf(site, number)).toBe('Revision')
      expect(await daysLeft(number)).toBe(1)
    },
  )

  it(
    'ends a revision where its other round is refused, while its new version is held',
    { tags: ['thorough'] },
    async () => {
      const { number, answer } = await revised()
      await answer(1)
      await delivered(writer, number, second, { piece: 1 })
      await answer(2, { kind: 'declined', text: 'It is short.' })
      expect(await statusOf(site, number)).toBe('Delivered')
      await cancel(number)
      expect(await statusOf(site, number)).toBe('Revision')
    },
  )

  it(
    'keeps the promises of both rounds where the new version for one of them is cancelled',
    { tags: ['thorough'] },
    async () => {
      const { number, answer } = await revised()
      await promisedFirst(number)
      await answer(1)
      await delivered(writer, number, second, { piece: 1 })
      expect(await daysLeft(number)).toBe(3)
      await cancel(number)
      expect(await daysLeft(number)).toBe(1)
    },
  )

  it(
    'is owed again where a correction is cancelled that the studio began, whatever was refused meanwhile',
    { tags: ['thorough'] },
    async () => {
      const { number, browser } = await read()
      await actsOn(agent, number)('desk.moveCase', { to: 'Revision', reason: 'A wrong date' })
      const id = randomUUID()
      const comment = { number, piece: 1, version: 1, id, passage: null, text: 'Shorter' }
      await browser.call('reviews.keepComment', comment)
      await browser.call('reviews.submitRound', { number, piece: 1, idempotencyKey: randomUUID() })
      await agent.call('reviews.answerComment', { number, id, kind: 'declined', text: 'It is short.' })
      expect(await statusOf(site, number)).toBe('Revision')
      await delivered(writer, number, second)
      expect(await statusOf(site, number)).toBe('Delivered')
      await cancel(number)
      expect(await statusOf(site, number)).toBe('Revision')
    },
  )

  it('takes no round on the version before while it is held', async () => {
    const { number, browser } = await read()
    const comment = { number, piece: 1, version: 1, id: randomUUID(), passage: null, text: 'Shorter' }
    await browser.call('reviews.keepComment', comment)
    const send = () => browser.call('reviews.submitRound', { number, piece: 1, idempotencyKey: randomUUID() })
    await delivered(writer, number, second)
    expect(await send()).toMatchObject({ status: 409, message: failures.newerVersion })
    await cancel(number)
    expect((await send()).status).toBe(200)
  })

  it('is delivered once, however often and from how many places at once it is sent', async () => {
    const { number } = await client()
    const revision = await written(writer, number, first)
    const input = { number, piece: 1, revision, note: '', report: noReport, idempotencyKey: randomUUID() }
    const all = await Promise.all(
      [writer, agent, writer, agent].map((one) => one.call('desk.deliverText', input)),
    )
    expect(statusesOf(all)).toEqual([200, 200, 200, 200])
    expect((await atDesk(number)).pieces[0]?.versions).toHaveLength(1)
    expect(await mailsOf(site, number, 'text-delivered')).toHaveLength(1)
  })

  it('is delivered once, if two send it at once as acts of their own, and again once it is saved anew', async () => {
    const { number } = await client()
    const revision = await written(writer, number, first)
    const sendBy = (one: Browser, of = revision) =>
      one.call('desk.deliverText', {
        number,
        piece: 1,
        revision: of,
        report: noReport,
        idempotencyKey: randomUUID(),
      })
    const all = await Promise.all([sendBy(writer), sendBy(agent)])
    expect(statusesOf(all)).toEqual([200, 409])
    const wasDelivered = /^(Wen Writer|Ann Agent) was faster: the text was delivered\. /
    expect(all.find(({ status }) => status === 409)?.message).toMatch(wasDelivered)
    expect((await sendBy(writer)).message).toMatch(wasDelivered)
    expect((await atDesk(number)).pieces[0]?.versions).toHaveLength(1)
    expect((await sendBy(writer, await written(writer, number, second))).status).toBe(200)
    expect((await atDesk(number)).pieces[0]?.versions).toHaveLength(2)
  })

  it('is delivered again with a report that came later', async () => {
    const { number } = await client()
    await delivered(writer, number, first)
    const file = { number, piece: 1, name: 'report.pdf', base64: Buffer.from('%PDF-1.7').toString('base64') }
    const attached = await writer.call('deliveries.attachReport', file)
    expect([attached.status, attached.body]).toMatchObject([200, { revision: 1, savedBy: 'Wen Writer' }])
    const report = { kind: 'file' }
    const input = { number, piece: 1, revision: 1, report, idempotencyKey: randomUUID() }
    expect((await writer.call('desk.deliverText', input)).status).toBe(200)
  })

  it('brings the order to its client text by text, and says how many are still to come', async () => {
    const { number, texts } = await client(emailPackage)
    for (const piece of [1, 2, 3, 4]) await delivered(writer, number, `Email ${piece}.`, { piece })
    expect(await statusOf(site, number)).toBe('In Production')
    expect((await mailOf(number))?.['body']).toContain('That makes 4 of your 5 texts.')
    await delivered(writer, number, 'Email 5.', { piece: 5 })
    expect(await statusOf(site, number)).toBe('Delivered')
    await letLeave(number)
    expect((await texts()).map(({ versions }) => versions.length)).toEqual([1, 1, 1, 1, 1])
    expect((await writer.ask('deliveries.findDraft', { number, piece: 6 })).status).toBe(404)
  })

  it(
    'is compared as a file where it is long: as objects its changes would hold everybody up',
    { tags: ['thorough'] },
    async () => {
      const long = (sign: string) => `Word ${sign}.\n\n`.repeat(3_000)
      const { number, browser } = await read(long('one'))
      await setStatus(site, number, 'Revision')
      await delivered(writer, number, long('two'))
      await letLeave(number)
      const asked = { number, piece: 1, version: 2, from: 1 }
      const { body } = await browser.ask('deliveries.compare', asked)
      expect(comparison.parse(body)).toEqual({ changes: [], isLong: true })
      const file = await browser.send('GET', fileAt(number, 'redline.json?from=1', 2))
      // Paragraphs are paired only if time allows, which depends on the machine.
      const { changes } = comparison.parse(file.json())
      for (const side of ['before', 'after'] as const)
        expect(changes.filter((change) => side in change)).toHaveLength(3_000)
    },
  )

  it(
    'is read as a file where it is long, like all that its pages show of it',
    { tags: ['thorough'] },
    async () => {
      const { number, browser, readVersion } = await read('Word **one**.\n\n'.repeat(3_000))
      const long = { blocks: [], isLong: true, sheet: { words: 6_000 } }
      expect((await readVersion()).body).toMatchObject(long)
      expect((await agent.ask('deliveries.readAtDesk', { number, piece: 1, version: 1 })).body).toMatchObject(
        long,
      )
      const file = await browser.send('GET', fileAt(number, 'text.json'))
      expect(file.headers['content-type']).toBe('application/json; charset=utf-8')
      const blocks: unknown[] = file.json()
      expect(blocks).toHaveLength(3_000)
      const runs = [{ text: 'Word ' }, { text: 'one', isStrong: true }, { text: '.' }]
      expect(blocks[0]).toEqual({ kind: 'paragraph', depth: 0, runs })
    },
  )

  it('comes in every form, with what changed since the version before, to its client and at the desk', async () => {
    const { number, browser } = await read()
    await setStatus(site, number, 'Revision')
    await delivered(writer, number, second)
    await letLeave(number)
    expect(await statusOf(site, number)).toBe('Delivered')
    const asked = { number, piece: 1, version: 2, from: 1 }
    const { changes } = comparison.parse((await browser.ask('deliveries.compare', asked)).body)
    expect(changes.map(({ change }) => change)).toEqual(['kept', 'edited', 'kept', 'kept'])
    expect(changes[1]).toMatchObject({
      segments: expect.arrayContaining([
        { kind: 'del', text: 'worn' },
        { kind: 'ins', text: 'old' },
      ]),
    })
    const get = (file: string, by = browser) => by.send('GET', fileAt(number, file, 2))
    expect((await get('text.md')).body).toBe(second)
    expect((await get('text.txt')).body).toContain('They squeal when they are old.')
    expect((await get('text.html')).body).toContain('<em>squeal</em>')
    for (const file of ['text.docx', 'redline.docx?from=1'])
      expect((await get(file)).rawPayload.subarray(0, 2).toString()).toBe('PK')
    expect((await get('text.md', agent)).headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'content-disposition': `attachment; filename="${number}-1-v2.md"`,
    })
    expect((await get('report.pdf')).statusCode).toBe(404)
    expect((await get('text.exe')).statusCode).toBe(400)
  })

  it('carries the PDF of the plagiarism checker, which no later version takes over', async () => {
    const { number, browser } = await client()
    const pdf = Buffer.from('%PDF-1.7 nothing found').toString('base64')
    const report = { number, piece: 1, name: 'report.pdf', base64: pdf }
    expect((await writer.call('deliveries.attachReport', report)).body).toMatchObject({
      reportFile: 'report.pdf',
    })
    await delivered(writer, number, first, { report: { kind: 'file' } })
    await letLeave(number)
    const answer = await browser.send('GET', fileAt(number, 'report.pdf'))
    expect(answer).toMatchObject({ statusCode: 200, body: '%PDF-1.7 nothing found' })
    expect(await delivered(writer, number, second, { report: { kind: 'file' } })).toMatchObject({
      status: 409,
      message: 'Attach the report as a PDF first, or say it in another way.',
    })
    expect((await atDesk(number)).pieces[0]?.versions).toHaveLength(1)
  })

  it('takes nothing for a report that is no PDF', async () => {
    const { number } = await client()
    const attach = (content: string) => {
      const base64 = Buffer.from(content).toString('base64')
      return writer.call('deliveries.attachReport', { number, piece: 1, name: 'report.pdf', base64 })
    }
    for (const content of ['<html><script>alert(1)</script>', 'MZ', '', `%PDF-${'x'.repeat(2 ** 21)}`])
      expect(await attach(content)).toMatchObject({ status: 400, issues: [{ path: 'base64' }] })
    expect((await attach('%PDF-1.7')).status).toBe(200)
  })

  it('leaves neither without a report, nor without a reason for having none, nor with an older draft than the last', async () => {
    const { number } = await client()
    const revision = await written(writer, number, first)
    for (const [changes, status] of [
      [{ report: undefined }, 400],
      [{ report: { kind: 'none', reason: ' ' } }, 400],
      [{ report: { kind: 'link', url: 'javascript:alert(1)' } }, 400],
      [{ revision: 0 }, 409],
    ] as const) {
      const input = { number, piece: 1, revision, report: noReport, idempotencyKey: randomUUID(), ...changes }
      expect([changes, (await writer.call('desk.deliverText', input)).status]).toEqual([changes, status])
    }
    expect((await atDesk(number)).pieces[0]?.versions).toEqual([])
    expect(await mailOf(number)).toBeUndefined()
  })

  it('does not leave empty, nor for an order that is not being written', async () => {
    const { number } = await client()
    expect(await delivered(writer, number, ' \n')).toMatchObject({ status: 409, message: /empty/ })
    await setStatus(site, number, 'Pending Contact')
    expect((await delivered(writer, number, first)).status).toBe(409)
    expect((await atDesk(number)).mayDeliver).toBe(false)
  })

  it('keeps every typed character where two write at once: one save wins, the other one is told who was faster', async () => {
    const { number } = await client()
    const save = (by: Browser, text: string) =>
      by.call('deliveries.saveDraft', { number, piece: 1, text, format: 'markdown', revision: 0 })
    const both = await Promise.all([save(writer, 'Mine'), save(agent, 'Theirs')])
    expect(statusesOf(both)).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.message).toMatch(/^(Wen Writer|Ann Agent) was faster/)
    // A repeated save whose first answer was lost changes nothing.
    const { text } = draftView.parse((await agent.ask('deliveries.findDraft', { number, piece: 1 })).body)
    expect((await save(writer, text)).status).toBe(200)
  })

  it('reads plain text as it was typed', async () => {
    const { number } = await client()
    const text = '1) *No* signs\n# mean anything\r\n\r\n    here & <b>there</b>'
    await delivered(writer, number, text, { format: 'plain' })
    const { body } = await agent.ask('deliveries.readAtDesk', { number, piece: 1, version: 1 })
    const { blocks } = versionView.parse(body)
    expect(blocks.map(({ kind, runs }) => [kind, runs.map((run) => run.text).join('')])).toEqual([
      ['paragraph', '1) *No* signs\n# mean anything'],
      ['paragraph', 'here & <b>there</b>'],
    ])
  })

  it('takes a text of 1 MiB on its own routes, and not a byte more', { tags: ['thorough'] }, async () => {
    const { number } = await client()
    const longest = 'word and\n'.repeat(116_508) + 'end.'
    const save = (text: string) =>
      writer.call('deliveries.saveDraft', { number, piece: 1, text, format: 'markdown', revision: 0 })
    expect(Buffer.byteLength(longest)).toBe(1_048_576)
    expect(await save(`${longest}.`)).toMatchObject({ status: 400, issues: [{ path: 'text' }] })
    expect((await save('\u{1F600}'.repeat(262_145))).status).toBe(400)
    expect((await save(longest)).status).toBe(200)
    expect((await writer.call('conversation.write', { number, text: longest })).status).toBe(413)
    const url = `/api/desk/orders/${number}/texts/1/draft`
    const again = await writer.send('PUT', url, { text: longest, format: 'markdown', revision: 1 })
    expect(again.statusCode).toBe(200)
  })

  it('is found in the texts of others, of whom its client learns nothing', async () => {
    const shared = Array.from({ length: 60 }, (_, at) => `shared${at}`).join(' ')
    const one = await read(`# One\n\n${shared}`)
    const { number } = await client()
    const typed = { number, piece: 1, text: `# Two\n\n${shared}`, format: 'markdown' }
    const checked = checkedText.parse((await writer.call('deliveries.checkText', typed)).body)
    expect(checked.sheet.overlap).toBeGreaterThan(0.9)
    expect(checked.overlapsWith).toMatchObject([{ number: one.number }])
    await delivered(writer, number, typed.text)
    const { body } = await agent.ask('deliveries.readAtDesk', { number, piece: 1, version: 1 })
    expect(JSON.stringify(body)).not.toContain(one.number)
    // Versions of the same piece are not compared.
    const own = { ...typed, number: one.number, text: `# One\n\n${shared} and more` }
    const { sheet } = checkedText.parse((await writer.call('deliveries.checkText', own)).body)
    expect(sheet.overlap).toBeGreaterThan(0.9)
    expect((await written(writer, one.number, own.text)) > 0).toBe(true)
  })

  it('is in the data that its client takes along, and goes with them', async () => {
    const { number, browser, person } = await read()
    expect((await exported(browser)).of('text')).toMatchObject([
      { orderId: number, version: 1, markdown: first },
    ])
    await setStatus(site, number, 'Completed')
    await eraseAccount(site, person)
    const left = await site.rows(
      `select 1 from text_versions v join orders o on o.id = v.order_id where o.number = '${number}'`,
    )
    expect(left).toEqual([])
  })

  it('forgets drafts ninety days after its order was done, and keeps what was delivered', async () => {
    const { number } = await read()
    await setStatus(site, number, 'Completed')
    const at = (days: number) =>
      tidyDrafts(site.database.orm.em.fork(), new Date(Date.now() + days * 86_400_000))
    const drafts = () =>
      site.rows(
        `select 1 from text_drafts where order_id = (select id from orders where number = '${number}')`,
      )
    await at(89)
    expect(await drafts()).toHaveLength(1)
    await at(91)
    expect(await drafts()).toEqual([])
    expect((await atDesk(number)).pieces[0]?.versions).toHaveLength(1)
    const draft = draftView.parse((await writer.ask('deliveries.findDraft', { number, piece: 1 })).body)
    expect(draft.text).toBe(first)
  })
})

const fileAt = (number: string, file: string, version = 1) =>
  `/api/orders/${number}/texts/1/versions/${version}/${file}`
