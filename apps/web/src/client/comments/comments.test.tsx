import { dashboard } from '@northword/content/orders/dashboard'
import { textComments as words } from '@northword/content/texts/text-comments'
import { draftPrefix } from '@northword/contract/device/device-key-names'
import type { CommentView, ReviewView, RoundsView } from '@northword/contract/texts/reviews'
import { firstOf } from '@northword/rig/first-of'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { detailed } from '../../testing/account-fixtures.ts'
import { fakeAccount, refuses } from '../../testing/fake-account.ts'
import { freshPrivatePage, openPrivatePage } from '../../testing/open-private-page.tsx'
import { aComment, block, brakes, theRounds, version } from '../../testing/text-fixtures.ts'

freshPrivatePage()

const number = 'NW-ORD-20260306-0042'
const path = `/dashboard/orders/${number}`
const blocks = [block('Brakes squeal.'), block('Clean the rims, and they are quiet.')]
const rims = { start: 26, quote: 'rims' }

interface Said {
  comments?: CommentView[]
  rounds?: Partial<RoundsView>
}

const reviewOf = ({ comments = [], rounds = {} }: Said = {}): ReviewView => ({
  comments,
  rounds: [{ ...theRounds, ...rounds }],
})

/** Opens version 2 of Ada's text, with these comments. */
async function openText(said: Said = {}, query = '?piece=1&version=2', procedures = {}) {
  const server = fakeAccount(
    { order: detailed({ number, status: 'Delivered' }) },
    {
      'deliveries.list': () => ({ pieces: [brakes] }),
      'deliveries.read': ({ version: of }: { version: number }) =>
        version({ number: of, others: [of === 2 ? 1 : 2], blocks }),
      'deliveries.compare': () => ({ changes: [] }),
      'reviews.find': () => reviewOf(said),
      ...procedures,
    },
  )
  const { user } = await openPrivatePage(path + query)
  const panel = within(await screen.findByRole('group', { name: words.heading }))
  await panel.findByText(/used|stays as it is/)
  return { server, user, panel }
}

const whole = () => screen.findByRole('button', { name: words.tools.whole })
const field = () => screen.findByLabelText<HTMLTextAreaElement>(words.form.label)
const keep = () => screen.getByRole('button', { name: words.form.button })
/** Selects these words, by any means. */
async function mark(text: string) {
  const paragraph = screen.getByText(new RegExp(text))
  const node = paragraph.firstChild
  const start = node?.nodeValue?.indexOf(text) ?? -1
  if (!node || start < 0) throw new Error(`Nothing says ${text}`)
  await act(async () => {
    document.getSelection()?.setBaseAndExtent(node, start, node, start + text.length)
    document.dispatchEvent(new Event('selectionchange'))
  })
}

test('marked words are commented on, and the focus goes to their mark', async () => {
  const { server, user } = await openText()
  await whole()
  await mark('rims')
  await user.click(screen.getByRole('button', { name: words.passage.button }))
  const comment = await field()
  await waitFor(() => expect(document.activeElement).toBe(comment))
  expect(screen.getByText(rims.quote).tagName).toBe('BLOCKQUOTE')
  await user.keyboard('Say “wheels”.')
  const kept = aComment({ passage: rims, startsNow: rims.start, text: 'Say “wheels”.' })
  server.answer({
    'reviews.keepComment': ({ id }: { id: string }) => reviewOf({ comments: [{ ...kept, id }] }),
  })
  await user.click(keep())
  const inText = await screen.findByRole('link', { name: words.mark(1) })
  await waitFor(() => expect(document.activeElement).toBe(inText))
  expect(document.querySelector('mark')?.textContent).toBe('rims')
  expect(screen.getByText(words.kept(1)).getAttribute('role')).toBe('status')
  expect(server.inputsOf('reviews.keepComment')).toEqual([
    { number, piece: 1, version: 2, id: expect.any(String), passage: rims, text: 'Say “wheels”.' },
  ])
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)].join()).not.toContain(draftPrefix)
})

test('a mark and its comment lead to each other', async () => {
  const { user, panel } = await openText({ comments: [aComment({ passage: rims, startsNow: rims.start })] })
  await user.click(screen.getByRole('link', { name: words.mark(1) }))
  expect(document.activeElement).toBe(panel.getByRole('listitem'))
  await user.click(panel.getByRole('link', { name: words.list.show(1) }))
  expect(document.activeElement).toBe(screen.getByRole('link', { name: words.mark(1) }))
})

test('too many marked words lead to the whole text', async () => {
  const long = block('word '.repeat(500))
  await openText({}, undefined, { 'deliveries.read': () => version({ blocks: [long] }) })
  await whole()
  await mark('word '.repeat(450).trim())
  expect(screen.getByText(words.passage.tooLong)).toBeTruthy()
  expect(screen.queryByRole('button', { name: words.passage.button })).toBeNull()
})

test('by keyboard a paragraph is commented on without a mark, and what is cancelled leads back', async () => {
  const { server, user } = await openText()
  ;(await whole()).focus()
  await user.keyboard('{Tab}{Enter}{Tab}{Enter}')
  expect((await field()).closest('form')?.textContent).toContain('Brakes squeal.')
  await user.click(screen.getByRole('button', { name: words.form.cancel }))
  await waitFor(() => expect(document.activeElement?.id).toBe('comment-tools'))
  const button = words.part.named(words.part.paragraph, 'Clean the rims, and they are')
  await user.click(screen.getByRole('button', { name: button }))
  server.answer({ 'reviews.keepComment': () => reviewOf() })
  await user.type(await field(), 'Why?')
  await user.click(keep())
  const passage = { start: 16, quote: 'Clean the rims, and they are quiet.' }
  await waitFor(() =>
    expect(server.inputsOf('reviews.keepComment')).toMatchObject([{ passage, text: 'Why?' }]),
  )
})

test('the whole text is commented on, and the focus goes to the comment', async () => {
  const { server, user, panel } = await openText()
  await user.click(await whole())
  await user.click(keep())
  expect(screen.getByText(words.form.required)).toBeTruthy()
  await user.type(await field(), 'Shorter, please.')
  server.answer({
    'reviews.keepComment': ({ id }: { id: string }) => reviewOf({ comments: [aComment({ id })] }),
  })
  await user.click(keep())
  const comment = await panel.findByRole('listitem')
  await waitFor(() => expect(document.activeElement).toBe(comment))
  expect(comment.textContent).toContain(words.list.whole)
})

test('a comment that could not be kept stays typed, and goes out under the same id', async () => {
  const { server, user } = await openText({}, undefined, {
    'reviews.keepComment': refuses(503, 'Our database is away.'),
  })
  await user.click(await whole())
  await user.type(await field(), 'Shorter.')
  await user.click(keep())
  await screen.findByText('Our database is away.')
  expect((await field()).value).toBe('Shorter.')
  await user.click(keep())
  await waitFor(() => expect(server.inputsOf('reviews.keepComment')).toHaveLength(2))
  const [first, second] = server.inputsOf('reviews.keepComment')
  expect(second).toEqual(first)
})

test('a comment that is too long to be kept says so, and stays whole, also over a reload', async () => {
  const tooLong = 'Comment must be at most 5,000 characters'
  const refused = refuses(400, 'The request is not valid.', [{ path: 'text', message: tooLong }])
  const { user } = await openText({}, undefined, { 'reviews.keepComment': refused })
  await user.click(await whole())
  await user.click(await field())
  const text = 'x'.repeat(5_001)
  await user.paste(text)
  await user.click(keep())
  await screen.findByText(tooLong)
  expect((await field()).value).toBe(text)
  cleanup()
  await openText()
  expect((await field()).value).toBe(text)
})

test('a comment that arrived, though its answer was lost, is kept', { tags: ['thorough'] }, async () => {
  const { server, user, panel } = await openText()
  await user.click(await whole())
  await user.type(await field(), 'Shorter.')
  server.answer({
    'reviews.keepComment': ({ id }: { id: string }) => {
      server.answer({ 'reviews.find': () => reviewOf({ comments: [aComment({ id, text: 'Shorter.' })] }) })
      throw new TypeError('Failed to fetch')
    },
  })
  await user.click(keep())
  const comment = await panel.findByRole('listitem')
  await waitFor(() => expect(document.activeElement).toBe(comment))
  expect(screen.queryByLabelText(words.form.label)).toBeNull()
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)].join()).not.toContain(draftPrefix)
})

test(
  'a comment typed on after a lost answer stays typed where it is found later',
  { tags: ['thorough'] },
  async () => {
    const { server, user, panel } = await openText()
    await user.click(await whole())
    await user.type(await field(), 'Shorter')
    server.answer({
      'reviews.keepComment': () => {
        throw new TypeError('Failed to fetch')
      },
    })
    await user.click(keep())
    await screen.findByText(words.form.unreachable)
    await user.type(await field(), ' by half.')
    const [sent] = server.inputsOf('reviews.keepComment')
    const { id } = sent as { id: string }
    server.answer({ 'reviews.find': () => reviewOf({ comments: [aComment({ id, text: 'Shorter' })] }) })
    await act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await panel.findByText(words.form.change(1))
    expect((await field()).value).toBe('Shorter by half.')
  },
)

test('a comment typed before a reload is back, under the id that it had', async () => {
  const draft = {
    number,
    piece: 1,
    version: 2,
    passage: rims,
    text: 'Half a thou',
    id: aComment().id,
  }
  sessionStorage.setItem(`${draftPrefix}comment:${number}:1`, JSON.stringify(draft))
  const { server, user } = await openText({}, undefined, { 'reviews.keepComment': () => reviewOf() })
  expect((await field()).value).toBe('Half a thou')
  expect(screen.getByText(words.form.restored)).toBeTruthy()
  await user.type(await field(), 'ght')
  await user.click(keep())
  await waitFor(() =>
    expect(server.inputsOf('reviews.keepComment')).toEqual([{ ...draft, text: 'Half a thought' }]),
  )
})

firstOf([
  ['a comment on the whole text', words.tools.whole],
  ['a comment on a paragraph', words.part.named(words.part.paragraph, 'Clean the rims, and they are')],
  ['a change of another', words.list.named(words.list.edit, 1)],
])('a typed comment is kept or cancelled before %s begins', async (_, other) => {
  const { user } = await openText({ comments: [aComment({ text: 'Shorter.' })] })
  await user.click(await screen.findByRole('button', { name: words.tools.paragraphs }))
  const first = words.part.named(words.part.paragraph, 'Brakes squeal.')
  await user.click(screen.getByRole('button', { name: first }))
  await user.type(await field(), 'All of them?')
  await user.click(screen.getByRole('button', { name: other }))
  expect(screen.getByText(words.form.first, { selector: '[role=status]' })).toBeTruthy()
  const typed = await field()
  expect([typed.value, typed.closest('form')?.textContent]).toEqual([
    'All of them?',
    expect.stringContaining('Brakes squeal.'),
  ])
  expect(document.activeElement).toBe(typed)
  await user.click(screen.getByRole('button', { name: words.form.cancel }))
  await user.click(screen.getByRole('button', { name: other }))
  expect((await field()).closest('form')?.textContent).not.toContain('Brakes squeal.')
})

test('a form in which nothing is typed gives way to another', { tags: ['thorough'] }, async () => {
  const { user, panel } = await openText({ comments: [aComment({ text: 'Shorter.' })] })
  await user.click(await whole())
  await user.click(panel.getByRole('button', { name: words.list.named(words.list.edit, 1) }))
  expect((await field()).value).toBe('Shorter.')
  await user.click(await whole())
  expect((await field()).value).toBe('')
})

test(
  'an unsent comment on the latest version outlives a change of one beside an earlier version',
  { tags: ['thorough'] },
  async () => {
    const draft = { number, piece: 1, version: 2, passage: rims, text: 'Half a thought', id: aComment().id }
    sessionStorage.setItem(`${draftPrefix}comment:${number}:1`, JSON.stringify([draft]))
    const other = aComment({ id: '0199a000-0000-7000-8000-0000000000c2', text: 'Shorter.' })
    const { user, panel } = await openText({ comments: [other] }, '?piece=1&version=1')
    await user.click(await panel.findByRole('button', { name: words.list.named(words.list.edit, 1) }))
    await user.type(await field(), ' By half.')
    await user.click(screen.getByRole('button', { name: words.form.cancel }))
    cleanup()
    await openText({ comments: [other] })
    expect((await field()).value).toBe('Half a thought')
  },
)

test('a comment that was not sent is changed in its place', async () => {
  const comment = aComment({ text: 'Shorter.' })
  const { server, user, panel } = await openText({ comments: [comment] })
  await user.click(await panel.findByRole('button', { name: words.list.named(words.list.edit, 1) }))
  await user.type(await field(), ' By half.')
  server.answer({
    'reviews.keepComment': () => reviewOf({ comments: [{ ...comment, text: 'Shorter. By half.' }] }),
  })
  await user.click(keep())
  await panel.findByText('Shorter. By half.')
  await waitFor(() => expect(document.activeElement).toBe(panel.getByRole('listitem')))
  expect(server.inputsOf('reviews.keepComment')).toMatchObject([{ id: comment.id, version: 2 }])
})

test('a comment is removed, and put back as it was', async () => {
  const comment = aComment()
  const { server, user, panel } = await openText({ comments: [comment] }, undefined, {
    'reviews.removeComment': () => reviewOf(),
    'reviews.keepComment': () => reviewOf({ comments: [comment] }),
  })
  await user.click(await panel.findByRole('button', { name: words.list.named(words.list.remove, 1) }))
  const putBack = await panel.findByRole('button', { name: words.list.putBack })
  expect([panel.queryByRole('listitem'), document.activeElement]).toEqual([null, putBack])
  await user.click(putBack)
  const back = await panel.findByRole('listitem')
  await waitFor(() => expect(document.activeElement).toBe(back))
  const { id, piece, version: of, passage, text } = comment
  expect(server.inputsOf('reviews.keepComment')).toEqual([{ number, id, piece, version: of, passage, text }])
})

test('comments are sent as one round, once, and the reader hears it', async () => {
  const comments = [aComment(), aComment({ id: '0199a000-0000-7000-8000-0000000000c2' })]
  const { server, user, panel } = await openText({ comments })
  const sent = reviewOf({
    comments: comments.map((comment) => ({ ...comment, round: 1, state: 'open' as const })),
    rounds: { used: 1, until: null, isOpen: true },
  })
  server.answer({ 'reviews.submitRound': () => sent, 'reviews.find': () => sent })
  await user.dblClick(await panel.findByRole('button', { name: words.round.send(2) }))
  const done = await panel.findByText(words.round.sent)
  await waitFor(() => expect(document.activeElement).toBe(done))
  expect(panel.getByText(words.round.open)).toBeTruthy()
  expect(server.inputsOf('reviews.submitRound')).toEqual([
    { number, piece: 1, agreedCents: 0, idempotencyKey: expect.any(String) },
  ])
  expect(screen.queryByRole('button', { name: words.tools.whole })).toBeNull()
})

test('a round that could not be sent is sent again under its key', async () => {
  const { server, user, panel } = await openText({ comments: [aComment()] }, undefined, {
    'reviews.submitRound': refuses(503, 'Our database is away.'),
  })
  const send = await panel.findByRole('button', { name: words.round.send(1) })
  await user.click(send)
  await panel.findByText('Our database is away.')
  await user.click(send)
  await waitFor(() => expect(server.inputsOf('reviews.submitRound')).toHaveLength(2))
  const [first, second] = server.inputsOf('reviews.submitRound')
  expect(second).toEqual(first)
})

test(
  'a round that arrived, though its answer was lost, is not asked for again',
  { tags: ['thorough'] },
  async () => {
    const comment = aComment()
    const { server, user, panel } = await openText({ comments: [comment] })
    const arrived = reviewOf({
      comments: [{ ...comment, round: 1, state: 'open' }],
      rounds: { used: 1, until: null, isOpen: true },
    })
    server.answer({
      'reviews.submitRound': () => {
        throw new TypeError('Failed to fetch')
      },
      'reviews.find': () => arrived,
    })
    await user.click(await panel.findByRole('button', { name: words.round.send(1) }))
    const done = await panel.findByText(words.round.sent)
    await waitFor(() => expect(document.activeElement).toBe(done))
    expect(panel.queryByText(words.round.unreachable)).toBeNull()
  },
)

test('a round waits for the comment that is being written', async () => {
  const { user, panel } = await openText({ comments: [aComment()] })
  await panel.findByRole('button', { name: words.round.send(1) })
  await user.click(screen.getByRole('button', { name: words.tools.whole }))
  expect(panel.getByText(words.form.first)).toBeTruthy()
  expect(panel.queryByRole('button', { name: words.round.send(1) })).toBeNull()
  await user.click(screen.getByRole('button', { name: words.form.cancel }))
  expect(panel.getByRole('button', { name: words.round.send(1) })).toBeTruthy()
})

test('a further round is sent only once its price is agreed to', async () => {
  const { server, user, panel } = await openText(
    { comments: [aComment()], rounds: { used: 2, nextCents: 3_500 } },
    undefined,
    { 'reviews.submitRound': () => reviewOf() },
  )
  await panel.findByText(/2 rounds used, 2 in your price.*costs \$35/)
  const send = await panel.findByRole('button', { name: words.round.send(1) })
  await user.click(send)
  const agree = panel.getByRole('checkbox', { name: words.round.agree(3_500) })
  expect([panel.getByText(words.round.agreeFirst) !== null, document.activeElement]).toEqual([true, agree])
  expect(server.inputsOf('reviews.submitRound')).toEqual([])
  await user.click(agree)
  await user.click(send)
  await waitFor(() => expect(server.inputsOf('reviews.submitRound')).toMatchObject([{ agreedCents: 3_500 }]))
})

test.each([
  [{ included: 2, used: 1 }, /1 of 2 rounds used, 1 left/],
  [{ included: 'unlimited', used: 4 }, /4 rounds used, as many more/],
  [{ until: '2026-03-22T05:00:00.000Z' }, /Changes until Sunday, March 22/],
  [{ until: null, isOpen: true }, new RegExp(words.round.open)],
  [{ until: null, isOpen: false }, new RegExp(words.round.over)],
] as const)('the ledger of %o says so', async (rounds, told) => {
  const { panel } = await openText({ rounds })
  expect(panel.getByText(told)).toBeTruthy()
})

test('an approved text counts no rounds that are left', async () => {
  const { panel } = await openText({ rounds: { until: null, isApproved: true, included: 2, used: 0 } })
  expect(panel.getByText(words.round.approved)).toBeTruthy()
  expect(panel.queryByText(/rounds used/)).toBeNull()
})

test('a sent comment shows its answer, and has no place if its passage has changed', async () => {
  const sent = { round: 1, version: 1, text: 'Why?' }
  const answer = { by: 'Wen Writer', at: '2026-03-08T05:00:00.000Z' }
  const comments = [
    aComment({
      ...sent,
      id: 'a',
      answer: { ...answer, kind: 'done', text: '' },
      passage: { start: 3, quote: 'Gone.' },
    }),
    aComment({
      ...sent,
      id: 'b',
      answer: { ...answer, kind: 'declined', text: 'It is the law.' },
      passage: { start: 70, quote: 'rims' },
      startsNow: rims.start,
    }),
    aComment({ ...sent, id: 'c' }),
  ]
  const { panel } = await openText({ comments })
  const inGroup = (name: string) => panel.getByRole('region', { name }).textContent
  expect(inGroup(words.list.changed)).toMatch(/round 1.*Gone\..*Why\?Done/)
  expect(inGroup(words.list.sent)).toMatch(/No, because: It is the law\..*Not answered yet/)
  expect(screen.getAllByRole('link', { name: /^Comment \d$/ }).map(({ textContent }) => textContent)).toEqual(
    ['2'],
  )
})

test.each(['?piece=1&version=1', '?piece=1&version=2&from=1'])(
  'beside %s the comments are listed, and the latest version is a link away',
  async (query) => {
    const { panel } = await openText({ comments: [aComment()] }, query)
    expect(await panel.findByRole('listitem')).toBeTruthy()
    expect(panel.getByRole('link', { name: words.round.latest(2) }).getAttribute('href')).toBe(
      `${path}?piece=1&version=2`,
    )
    expect(screen.queryByRole('button', { name: words.tools.whole })).toBeNull()
  },
)

test(
  'comments that cannot be loaded leave the text to read, and a way on',
  { tags: ['thorough'] },
  async () => {
    const server = fakeAccount(
      {},
      {
        'deliveries.read': () => version({ blocks }),
        'reviews.find': refuses(503, 'Our database is away.'),
      },
    )
    await openPrivatePage(`${path}?piece=1&version=2`)
    await screen.findByText('Our database is away.')
    expect(screen.getByText('Brakes squeal.')).toBeTruthy()
    server.answer({ 'reviews.find': () => reviewOf() })
    fireEvent.click(screen.getByRole('link', { name: dashboard.failure.retry }))
    expect(await screen.findByText(words.list.none)).toBeTruthy()
  },
)
