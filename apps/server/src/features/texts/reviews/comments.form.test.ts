import { randomUUID } from 'node:crypto'
import { reviewView } from '@northword/contract/texts/reviews'
import { expect, it } from 'vitest'
import { clientWithOrder } from '../../../testing/test-accounts.ts'
import { type Browser, newBrowser } from '../../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../../testing/databases/test-database.ts'
import { linkHolder } from '../../../testing/test-links.ts'
import { postedIn, stateIn, testPages } from '../../../testing/requests/test-pages.ts'
import { useMember, useOwner } from '../../../testing/test-staff.ts'
import { delivered } from '../../../testing/test-texts.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'
import { setStatus } from '../../../testing/test-orders.ts'

const text = '# Brakes\n\nThey squeal when they are *worn*.\n\nThey squeal at night.'
const version = '?piece=1&version=1'
const pages = testPages(['/dashboard/orders/:number', '/o'])

eachDatabase('Comments without scripts', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' }, { pages })
  const { browser: agent } = useMember(site, useOwner(site), 'agent', { name: 'Ann Agent' })

  async function client() {
    const { browser, number } = await clientWithOrder(site, { sku: 'PS-025' })
    await agent.call('payments.agreePrice', { number, cents: 2_499, idempotencyKey: randomUUID() })
    await setStatus(site, number, 'In Production')
    await delivered(agent, number, text)
    return { number, ...formsOf(browser, `/dashboard/orders/${number}`, number) }
  }

  function formsOf(browser: Browser, page: string, number: string) {
    const post = (form: string, fields: Record<string, string>, query = version) =>
      browser.postForm(`${page}/${form}${query}`, { idempotencyKey: randomUUID(), ...fields })
    const read = async () => reviewView.parse((await browser.ask('reviews.find', { number })).body)
    return { browser, post, read }
  }

  it('are kept, taken back and sent, and each leads back to the text, which tells of it', async () => {
    const { number, browser, post, read } = await client()
    const page = `/dashboard/orders/${number}`
    const kept = await post('comment', { text: 'Good.', passage: '' })
    expect([kept.statusCode, kept.headers.location]).toEqual([
      303,
      `${page}?sent=keep-comment&piece=1&version=1`,
    ])
    const seen = stateIn(await browser.visit(String(kept.headers.location)))
    expect(seen.posted).toEqual({ kind: 'sent', form: 'keep-comment', facts: {} })
    await post('comment', { text: 'Call them old.', passage: ' they are\r\nworn.  They squeal at ' })
    const { comments } = await read()
    expect(comments.map((comment) => [comment.text, comment.passage?.quote])).toEqual([
      ['Good.', undefined],
      ['Call them old.', 'they are worn.\n\nThey squeal at'],
    ])

    const removed = await post('remove-comment', { id: comments[0]?.id ?? '' })
    expect(removed.headers.location).toBe(`${page}?sent=remove-comment&piece=1&version=1`)
    const sent = await post('round', {})
    expect(sent.headers.location).toBe(`${page}?sent=send-round&piece=1&version=1`)
    const { comments: left, rounds } = await read()
    expect(left).toMatchObject([{ text: 'Call them old.', round: 1 }])
    expect(rounds[0]).toMatchObject({ used: 1, isOpen: true })
  })

  it('come back with all that was typed where nobody can tell which words are meant', async () => {
    const { post, read } = await client()
    const refused = async (passage: string, said = 'Why?') => {
      const answer = await post('comment', { text: said, passage })
      expect([answer.statusCode, postedIn(answer)]).toEqual([
        422,
        expect.objectContaining({ form: 'keep-comment', typed: expect.objectContaining({ passage }) }),
      ])
      return postedIn(answer)
    }
    const none = 'These words are not in the text. Copy them from it just as they stand there.'
    expect(await refused('They sing')).toMatchObject({
      message: none,
      typed: { text: 'Why?' },
      issues: [{ path: 'passage', message: none }],
    })
    expect(await refused('They squeal')).toMatchObject({
      message: 'These words are in the text more than once. Copy a few more of the words around them.',
    })
    expect(await refused('They squeal at', ' ')).toMatchObject({ message: 'Comment is required' })
    expect(await refused('x'.repeat(2_001))).toMatchObject({ message: 'Mark a shorter passage' })
    const long = 'x'.repeat(5_001)
    expect(await refused('They squeal at', long)).toMatchObject({
      message: 'Comment must be at most 5,000 characters',
      typed: { text: long },
    })
    const nowhere = await post('comment', { text: 'Why?', passage: 'squeal' }, '?piece=1&version=7')
    expect(postedIn(nowhere)).toMatchObject({ message: 'There is no such text.', typed: { text: 'Why?' } })
    expect((await read()).comments).toEqual([])
  })

  it(
    'are there once if they are posted twice, and what is changed after the way back is another one',
    { tags: ['thorough'] },
    async () => {
      const { post, read } = await client()
      const idempotencyKey = randomUUID()
      for (const said of ['Good.', 'Good.', 'Better.']) await post('comment', { text: said, idempotencyKey })
      expect((await read()).comments.map((comment) => comment.text)).toEqual(['Good.', 'Better.'])
      for (const status of [303, 303])
        expect((await post('round', { idempotencyKey })).statusCode).toBe(status)
      expect((await read()).rounds[0]).toMatchObject({ used: 1 })
    },
  )

  it('cost a further round only where its price is ticked', async () => {
    const { number, post, read } = await client()
    await post('comment', { text: 'Good.' })
    await post('round', {})
    for (const { id } of (await read()).comments)
      await agent.call('reviews.answerComment', { number, id, kind: 'done' })
    await delivered(agent, number, `${text} Again.`)
    const second = '?piece=1&version=2'
    await post('comment', { text: 'Better.' }, second)
    const refused = postedIn(await post('round', {}, second))
    expect(refused).toMatchObject({ form: 'send-round', message: expect.stringContaining('costs $35') })
    expect((await read()).rounds[0]).toMatchObject({ used: 1 })
    expect((await post('round', { agreedCents: '3500' }, second)).statusCode).toBe(303)
    expect((await read()).rounds[0]).toMatchObject({ used: 2 })
  })

  it('stand in the way of approving, which has its form as well', async () => {
    const { number, browser, post, read } = await client()
    await post('comment', { text: 'Good.' })
    expect(postedIn(await post('approve', {}))).toMatchObject({ kind: 'refused', form: 'approve-text' })
    await post('remove-comment', { id: (await read()).comments[0]?.id ?? '' })
    const approved = await post('approve', {})
    expect(approved.headers.location).toBe(`/dashboard/orders/${number}?sent=approve-text&piece=1&version=1`)
    expect(stateIn(await browser.visit(String(approved.headers.location))).posted?.kind).toBe('sent')
    expect((await read()).rounds[0]).toMatchObject({ isApproved: true })

    const other = await client()
    const holder = formsOf(await linkHolder(site, other), '/o', other.number)
    expect(postedIn(await holder.post('approve', { by: ' ' }))).toMatchObject({ message: 'Name is required' })
    expect((await holder.post('approve', { by: 'Eve' })).statusCode).toBe(303)
    const proof = await other.browser.ask('reviews.findCertificate', {
      number: other.number,
      piece: 1,
      version: 1,
    })
    expect(proof.body).toMatchObject({ by: 'Eve', how: 'link' })
  })

  it('are written, taken back and sent by the holder of a link, and by nobody else', async () => {
    const { number, read } = await client()
    const holder = await linkHolder(site, { number })
    const { post } = formsOf(holder, '/o', number)
    await post('comment', { text: 'Good.', passage: 'at night' })
    const kept = await post('comment', { text: 'Better.' })
    expect(kept.headers.location).toBe('/o?sent=keep-comment&piece=1&version=1')
    const [first] = (await read()).comments
    const stranger = await client()
    const page = `/dashboard/orders/${number}`
    for (const [form, fields] of [
      ['comment', { text: 'Eve', passage: 'at night' }],
      ['remove-comment', { id: first?.id ?? '' }],
      ['round', {}],
    ] as const)
      for (const eve of [stranger.browser, newBrowser(site)]) {
        const answer = await eve.postForm(`${page}/${form}${version}`, fields)
        if (answer.statusCode !== 303) expect(answer.statusCode).toBe(422)
        else expect(answer.headers.location).toContain('/login')
      }
    expect((await read()).comments.map((comment) => [comment.text, comment.round])).toEqual([
      ['Good.', null],
      ['Better.', null],
    ])
    await post('remove-comment', { id: first?.id ?? '' })
    expect((await post('round', {})).headers.location).toBe('/o?sent=send-round&piece=1&version=1')
    expect((await read()).comments).toMatchObject([{ text: 'Better.', round: 1 }])
  })
})
