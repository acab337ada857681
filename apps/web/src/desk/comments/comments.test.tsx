import { deskComments as words } from '@northword/content/desk/desk-comments'
import { deskTexts } from '@northword/content/desk/desk-texts'
import { failures } from '@northword/content/operate/failures'
import type { CommentView } from '@northword/contract/texts/reviews'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { returns } from '../../testing/fake-api.ts'
import { aCase, fails, fakeDesk, noMoney, olive } from '../../testing/fake-desk.ts'
import { aDraft, aPiece, openWriting, pieces } from '../../testing/fake-texts.ts'
import { freshPage } from '../../testing/fresh-page.ts'
import { openDesk } from '../../testing/open-desk.tsx'
import { aComment, block, theRounds, version } from '../../testing/text-fixtures.ts'

freshPage()

const { number, createdAt: at } = aCase.order
const delivered = {
  ...aPiece,
  versions: [{ number: 2, deliveredAt: at, by: olive.name, note: '', approval: null, isHeld: false }],
}
const said = (id: string, text: string, more: Partial<CommentView> = {}) =>
  aComment({ id, text, round: 1, ...more })
const byOlive = { by: olive.name, at }
const done = said('c1', 'Shorter.', { answer: { ...byOlive, kind: 'done', text: '' } })
const rims = said('c2', 'Say “wheels”.', { passage: { start: 10, quote: 'rims' }, startsNow: 10 })
const why = said('c3', 'Why?')
const reviewOf = (...comments: CommentView[]) =>
  returns({ comments, rounds: [{ ...theRounds, isOpen: true }] })

const answers = {
  'payments.find': noMoney,
  'desk.findCase': returns(aCase),
  'deliveries.listAtDesk': returns(pieces(delivered)),
  'deliveries.readAtDesk': returns(version({ blocks: [block('Clean the rims, and they are quiet.')] })),
  'reviews.findAtDesk': reviewOf(done, rims, why),
}

/** Opens the texts of an order that has comments. */
async function openCase(more = {}) {
  const server = fakeDesk(olive, { ...answers, ...more })
  const { user } = await openDesk(`/desk/orders/${number}`)
  const part = within(await screen.findByRole('region', { name: deskTexts.heading }))
  return { server, user, part }
}

const formOf = async (comment: number) =>
  within(await screen.findByRole('form', { name: words.form.label(comment) }))

test('the comments to be answered come first, with the words around their passage', async () => {
  const { part } = await openCase()
  expect(await part.findByText(words.left(2, 3))).toBeTruthy()
  const cards = (await part.findAllByRole('form')).map((form) => form.closest('li')?.textContent)
  expect(cards).toEqual([expect.stringMatching(/Round 1.*Say “wheels”/), expect.stringMatching(/Why\?/)])
  await waitFor(() =>
    expect(part.getByText('rims').parentElement?.textContent).toMatch(/^Clean the rims, and/),
  )
  expect(part.getByText(words.answeredCount(1)).closest('details')?.textContent).toMatch(/Shorter\.Done/)
})

test('a comment is done with one press, and the focus goes to the next', async () => {
  const { server, user } = await openCase()
  const first = await formOf(2)
  const answered = { ...rims, answer: { ...byOlive, kind: 'done', text: '' } } as const
  server.answer('reviews.answerComment', reviewOf(done, answered, why))
  server.answer('reviews.findAtDesk', reviewOf(done, answered, why))
  await user.click(first.getByRole('button', { name: words.form.done }))
  await screen.findByText(words.left(1, 3))
  await waitFor(() => expect(document.activeElement?.id).toBe('comment-c3'))
  expect(server.inputsOf('reviews.answerComment')).toEqual([
    { number, id: 'c2', kind: 'done', text: '', answeredAt: null },
  ])
})

test('why a comment is not done has to be said; after the last answer the page says so', async () => {
  const { server, user } = await openCase({ 'reviews.findAtDesk': reviewOf(why) })
  const form = await formOf(1)
  const no = form.getByRole('button', { name: words.form.declined })
  await user.click(no)
  expect(form.getByText(failures.becauseMissing)).toBeTruthy()
  const field = form.getByLabelText(words.form.words)
  expect([document.activeElement, server.inputsOf('reviews.answerComment')]).toEqual([field, []])
  await user.type(field, 'The law.')
  const answered = { ...why, answer: { ...byOlive, kind: 'declined', text: 'The law.' } } as const
  server.answer('reviews.answerComment', reviewOf(answered))
  server.answer('reviews.findAtDesk', reviewOf(answered))
  await user.click(no)
  const all = await screen.findByText(words.left(0, 1))
  await waitFor(() => expect(document.activeElement).toBe(all))
  expect(server.inputsOf('reviews.answerComment')).toMatchObject([{ kind: 'declined', text: 'The law.' }])
})

test('an answer that is too long to be sent says so, and stays whole', async () => {
  const tooLong = 'Answer must be at most 2,000 characters'
  const refused = fails(400, 'The request is not valid.', [{ path: 'text', message: tooLong }])
  const { user } = await openCase({ 'reviews.answerComment': refused })
  const form = await formOf(2)
  const text = 'x'.repeat(2_001)
  await user.click(form.getByLabelText(words.form.words))
  await user.paste(text)
  await user.click(form.getByRole('button', { name: words.form.done }))
  await form.findByText(tooLong)
  expect(form.getByLabelText(words.form.words)).toHaveProperty('value', text)
})

test('an answer that could not be sent stays typed', { tags: ['thorough'] }, async () => {
  const refused = fails(503, 'Our database is away.')
  const { user } = await openCase({ 'reviews.answerComment': refused })
  const form = await formOf(2)
  await user.type(form.getByLabelText(words.form.words), 'It says so now.')
  await user.click(form.getByRole('button', { name: words.form.done }))
  await form.findByText('Our database is away.')
  expect(form.getByLabelText(words.form.words)).toHaveProperty('value', 'It says so now.')
})

test(
  'an unsaved answer is there after a reload, until it is taken back',
  { tags: ['thorough'] },
  async () => {
    const { user } = await openCase()
    await user.type((await formOf(2)).getByLabelText(words.form.words), 'It says so')
    cleanup()
    const again = await openCase()
    const field = (await formOf(2)).getByLabelText(words.form.words)
    expect(field).toHaveProperty('value', 'It says so')
    await again.user.clear(field)
    cleanup()
    await openCase()
    expect((await formOf(2)).getByLabelText(words.form.words)).toHaveProperty('value', '')
  },
)

test('an answer is changed', async () => {
  const { server, user } = await openCase({ 'reviews.answerComment': reviewOf(done) })
  await user.click(await screen.findByText(words.answeredCount(1)))
  await user.click(screen.getByRole('button', { name: words.form.changeNamed(1) }))
  const form = await formOf(1)
  await user.type(form.getByLabelText(words.form.words), 'By half.')
  await user.click(form.getByRole('button', { name: words.form.done }))
  await waitFor(() => expect(server.inputsOf('reviews.answerComment')).toMatchObject([{ text: 'By half.' }]))
})

test('a member who answers after a colleague sees that answer, keeps what they typed, and may replace it', async () => {
  const message = 'Will Writer was faster: the comment was answered.'
  const { server, user } = await openCase({ 'reviews.answerComment': fails(409, message) })
  const form = await formOf(2)
  await user.type(form.getByLabelText(words.form.words), 'It says so now.')
  const theirs = { by: 'Will Writer', at, kind: 'declined', text: 'The law.' } as const
  server.answer('reviews.findAtDesk', reviewOf(done, { ...rims, answer: theirs }, why))
  await user.click(form.getByRole('button', { name: words.form.done }))
  await form.findByText(message)
  await screen.findByText(words.answerLine.declined('The law.'))
  const again = await formOf(2)
  expect(again.getByLabelText(words.form.words)).toHaveProperty('value', 'It says so now.')
  await user.click(again.getByRole('button', { name: words.form.done }))
  await waitFor(() =>
    expect(server.inputsOf('reviews.answerComment')).toMatchObject([
      { answeredAt: null },
      { answeredAt: at },
    ]),
  )
})

test('once the next version is there, an answer stays as it is', { tags: ['thorough'] }, async () => {
  await openCase({ 'reviews.findAtDesk': returns({ comments: [done, rims], rounds: [theRounds] }) })
  await formOf(2)
  expect(screen.queryByRole('button', { name: words.form.changeNamed(1) })).toBeNull()
})

test(
  'an answer on a text that was approved meanwhile is refused in words, and the buttons go',
  { tags: ['thorough'] },
  async () => {
    const { server, user } = await openCase({
      'reviews.findAtDesk': reviewOf(why),
      'reviews.answerComment': fails(409, 'This text is approved.'),
    })
    const form = await formOf(1)
    const rounds = [{ ...theRounds, isApproved: true }]
    server.answer('reviews.findAtDesk', returns({ comments: [why], rounds }))
    await user.click(form.getByRole('button', { name: words.form.done }))
    expect((await screen.findByText(words.approved)).role).toBe('status')
    expect(screen.queryByRole('form', { name: words.form.label(1) })).toBeNull()
  },
)

test('nothing more is said about a text that is approved', async () => {
  const rounds = [{ ...theRounds, isApproved: true }]
  const { part } = await openCase({
    'reviews.findAtDesk': returns({ comments: [done, rims], rounds }),
  })
  expect(await part.findAllByText(words.approved)).toHaveLength(1)
  expect(part.getByText('Say “wheels”.')).toBeTruthy()
  expect([...part.queryAllByRole('form'), ...part.queryAllByRole('button')]).toEqual([])
})

test('a text without comments shows no part for them', async () => {
  let asked = 0
  const none = () => {
    asked += 1
    return reviewOf()(null)
  }
  const { part } = await openCase({ 'reviews.findAtDesk': none })
  await waitFor(() => expect(asked).toBe(1))
  expect(part.queryByText(words.heading)).toBeNull()
})

test('the next version is written beside the answers, and delivered when every comment has one', async () => {
  const { server, user } = await openWriting(aDraft, answers)
  const button = await screen.findByRole('button', { name: deskTexts.deliver.button(3) })
  await screen.findByText(/Answer every comment first: 2 wait/)
  expect(button).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('link', { name: words.first.link }))
  expect(document.activeElement?.id).toBe('comments')
  const answered = reviewOf(done)
  server.answer('reviews.answerComment', answered)
  server.answer('reviews.findAtDesk', answered)
  await user.click((await formOf(2)).getByRole('button', { name: words.form.done }))
  await waitFor(() => expect(button).toHaveProperty('disabled', false))
  expect(screen.queryByText(/Answer every comment first/)).toBeNull()
})
