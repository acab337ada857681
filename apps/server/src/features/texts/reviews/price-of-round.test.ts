import { randomUUID } from 'node:crypto'
import { deskComments } from '@northword/content/desk/desk-comments'
import { moneyView } from '@northword/contract/money/money-view'
import { expect, it } from 'vitest'
import { clientWithOrder } from '../../../testing/test-accounts.ts'
import { statusesOf } from '../../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../../testing/databases/test-database.ts'
import { useMember, useOwner } from '../../../testing/test-staff.ts'
import { delivered } from '../../../testing/test-texts.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'
import { actsOn, setStatus, statusOf } from '../../../testing/test-orders.ts'
import { mailsOf } from '../../../testing/test-mails.ts'

const done = { kind: 'done' }
const declined = { kind: 'declined', text: 'It is short.' }

eachDatabase('The price of a round that is refused', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' })
  const owner = useOwner(site)
  const { browser: agent } = useMember(site, owner, 'agent')
  const { browser: writer } = useMember(site, owner, 'writer')

  const act = (path: string, number: string, input: object) =>
    agent.call(path, { number, idempotencyKey: randomUUID(), ...input })
  const pay = (number: string, cents: number) =>
    act('payments.recordPayment', number, { cents, receivedOn: '2026-11-20', method: 'card' })
  const money = async (number: string) => moneyView.parse((await agent.ask('payments.find', { number })).body)
  const answer = (number: string, id: string | undefined, more: object) =>
    writer.call('reviews.answerComment', { number, id, ...more })
  /** The mails about refused rounds: true for each that says that the round costs nothing. */
  async function refusals(number: string) {
    const mails = await mailsOf(site, number, 'round-refused')
    return mails.map((mail) => String(mail['body']).includes('This round costs you nothing.'))
  }

  const free = { chargedCents: 2_499, owedCents: 0, askBy: null, refundDueAt: null }

  /** A paid order without included rounds, with two comments in a further round. */
  async function furtherRound(cents = 2_499) {
    const { browser, number } = await clientWithOrder(site, { sku: 'PS-025' })
    await site.rows(`update orders set sold = sold || '{"revisionRounds":0}' where number = '${number}'`)
    await act('payments.agreePrice', number, { cents, reason: 'As we said' })
    await pay(number, cents)
    await setStatus(site, number, 'In Production')
    await delivered(agent, number, 'They squeal.')
    const [one, other] = [randomUUID(), randomUUID()]
    const comment = { number, piece: 1, version: 1, text: 'Longer', passage: null }
    for (const id of [one, other]) await browser.call('reviews.keepComment', { ...comment, id })
    const round = { number, piece: 1, agreedCents: 3_500, idempotencyKey: randomUUID() }
    expect((await browser.call('reviews.submitRound', round)).status).toBe(200)
    const asked = { chargedCents: cents + 3_500, owedCents: 3_500, askBy: expect.any(String) }
    expect(await money(number)).toMatchObject(asked)
    return { number, one, other, asked }
  }

  it('is taken back, charged again where an answer reopens the round, and taken back again', async () => {
    const { number, one, other, asked } = await furtherRound()
    await answer(number, one, declined)
    expect(await money(number)).toMatchObject(asked)
    for (const text of ['It is short enough.', 'It has to be short.']) {
      await answer(number, other, declined)
      await answer(number, other, { ...declined, text })
      expect(await money(number)).toMatchObject(free)
      expect(await statusOf(site, number)).toBe('Delivered')
      await answer(number, other, done)
      expect(await money(number)).toMatchObject(asked)
      expect(await statusOf(site, number)).toBe('Revision')
    }
    await answer(number, other, declined)
    const { entries, ...sums } = await money(number)
    expect(sums).toMatchObject(free)
    const ofRound = ['adjustment', 'reversal']
    const kinds = ['charge', 'payment', ...ofRound, ...ofRound, ...ofRound]
    expect(entries.map(({ kind }) => kind)).toEqual(kinds)
    expect(entries.at(-1)?.reason).toBe('Nothing was changed in revision round 1 of “Blog Post”')
    expect(await refusals(number)).toEqual([true, true, true])
  })

  it('is taken back where the migration of stored keys has hashed its key', async () => {
    const { number, one, other, asked } = await furtherRound()
    await site.rows('alter table money_entries disable trigger append_only')
    await site.rows(`update money_entries
      set idempotency_key = encode(sha256(convert_to(chr(10) || idempotency_key, 'UTF8')), 'hex')
      where idempotency_key like 'round %' and order_id = (select id from orders where number = '${number}')`)
    await site.rows('alter table money_entries enable trigger append_only')
    for (const id of [one, other]) await answer(number, id, declined)
    expect(await money(number)).toMatchObject(free)
    await answer(number, other, done)
    expect(await money(number)).toMatchObject(asked)
    await answer(number, other, declined)
    expect(await money(number)).toMatchObject(free)
  })

  it('is due back where it was paid already', async () => {
    const { number, one, other } = await furtherRound()
    await pay(number, 3_500)
    for (const id of [one, other]) await answer(number, id, declined)
    const due = { chargedCents: 2_499, refundDueCents: 3_500, refundDueAt: expect.any(String) }
    expect(await money(number)).toMatchObject(due)
    await answer(number, one, done)
    expect(await money(number)).toMatchObject({ chargedCents: 5_999, owedCents: 0, refundDueAt: null })
  })

  it('is taken back once its order goes on where that was stopped, which takes no answers meanwhile', async () => {
    const { number, one, other, asked } = await furtherRound()
    await answer(number, one, declined)
    await actsOn(agent, number)('desk.moveCase', { to: 'Cancelled', reason: 'Asked by phone' })
    const stopped = { status: 409, message: deskComments.stopped }
    expect(await answer(number, other, declined)).toMatchObject(stopped)
    await actsOn(agent, number)('desk.undoStep')
    expect(await money(number)).toMatchObject(asked)
    await answer(number, other, declined)
    expect(await money(number)).toMatchObject(free)
    expect(await statusOf(site, number)).toBe('Delivered')
    expect(await refusals(number)).toEqual([true])
  })

  it('leaves no request for it, which would be open again with the next charge', async () => {
    const { number, one, other, asked } = await furtherRound()
    await act('payments.requestPayment', number, { way: 'link', link: 'https://pay.provider.example/1' })
    expect(await money(number)).toMatchObject({ askBy: null, request: { cents: 3_500 } })
    for (const id of [one, other]) await answer(number, id, declined)
    await answer(number, one, done)
    expect(await money(number)).toMatchObject({ ...asked, request: null })
  })

  it('stays where a member has refunded it, or agreed on a price without it', async () => {
    const [refunded, agreed] = [await furtherRound(6_999), await furtherRound(6_999)]
    await pay(refunded.number, 3_500)
    const refund = { cents: 3_500, sentOn: '2026-11-20', method: 'card', reason: 'It is short' }
    expect((await act('payments.refund', refunded.number, refund)).status).toBe(200)
    await act('payments.agreePrice', agreed.number, { cents: 6_999, reason: 'It is short' })
    for (const { number, one, other } of [refunded, agreed]) {
      for (const id of [one, other]) await answer(number, id, declined)
      expect(await money(number)).toMatchObject({ chargedCents: 6_999, owedCents: 0, refundDueCents: 0 })
    }
  })

  it('is taken back once by two answers at once, in which a writer sees no sums', async () => {
    const { number, one, other } = await furtherRound()
    const answers = await Promise.all([one, other].map((id) => answer(number, id, declined)))
    expect(statusesOf(answers)).toEqual([200, 200])
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toMatch(/cents":\s*\d|\$35/i)
    const { entries, ...sums } = await money(number)
    expect(sums).toMatchObject(free)
    expect(entries.filter(({ kind }) => kind === 'reversal')).toHaveLength(1)
  })

  it('stays where a member has reversed it, or lowered the price below it', async () => {
    const [reversed, lowered] = [await furtherRound(), await furtherRound()]
    const entryId = (await money(reversed.number)).entries.at(-1)?.id
    await act('payments.reverseEntry', reversed.number, { entryId, reason: 'A favor' })
    await act('payments.agreePrice', lowered.number, { cents: 1_000, reason: 'A favor' })
    const expectStill = async ({ number, one, other }: typeof reversed, chargedCents: number) => {
      for (const said of [declined, done, declined]) {
        for (const id of [one, other]) expect((await answer(number, id, said)).status).toBe(200)
        expect(await money(number)).toMatchObject({ chargedCents })
      }
    }
    await expectStill(reversed, 2_499)
    await expectStill(lowered, 1_000)
  })
})
