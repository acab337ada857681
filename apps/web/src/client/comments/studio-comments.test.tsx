import { textComments as words } from '@northword/content/texts/text-comments'
import type { CommentView } from '@northword/contract/texts/reviews'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { detailed } from '../../testing/account-fixtures.ts'
import { fakeAccount, refuses } from '../../testing/fake-account.ts'
import { freshPrivatePage, openPrivatePage } from '../../testing/open-private-page.tsx'
import { aComment, block, brakes, theRounds, version } from '../../testing/text-fixtures.ts'

freshPrivatePage()

const number = 'NW-ORD-20260306-0042'
const question = aComment({
  from: 'studio',
  by: 'Wen Writer',
  text: 'Is it so?',
  passage: { start: 0, quote: 'Brakes' },
  startsNow: 0,
})
const end = { by: '', at: '2026-03-10T05:00:00.000Z' }
const reviewOf = (...comments: CommentView[]) => ({ comments, rounds: [theRounds] })

async function openText(review = reviewOf(question), procedures = {}) {
  const server = fakeAccount(
    { order: detailed({ number, status: 'Delivered' }) },
    {
      'deliveries.list': () => ({ pieces: [brakes] }),
      'deliveries.read': () => version({ blocks: [block('Brakes squeal.')] }),
      'reviews.find': () => review,
      ...procedures,
    },
  )
  const { user } = await openPrivatePage(`/dashboard/orders/${number}?piece=1&version=2`)
  const asked = within(await screen.findByRole('region', { name: words.list.asked }))
  return { server, user, asked }
}

test('a question of the studio stands at its words, says that it is open, and is no comment to send', async () => {
  const { asked } = await openText()
  expect(asked.getByRole('listitem').textContent).toMatch(/Wen Writer asks · on version 2 · Open.*Is it so\?/)
  expect(document.querySelector('mark')?.textContent).toBe('Brakes')
  expect(screen.queryByRole('button', { name: words.round.send(1) })).toBeNull()
  expect(screen.getByText(words.list.none)).toBeTruthy()
})

test('it is not offered for an answer where none is taken any more', async () => {
  const { asked } = await openText({ comments: [question], rounds: [{ ...theRounds, takesAnswers: false }] })
  expect(asked.getByRole('listitem').textContent).toContain(words.list.states.unanswered)
  expect(asked.queryByRole('form')).toBeNull()
})

test('it is answered in words, which settles it, and the focus stays with it', async () => {
  const { server, user, asked } = await openText()
  await user.click(await asked.findByRole('button', { name: words.question.button }))
  expect(asked.getByText(words.question.required)).toBeTruthy()
  await user.type(asked.getByLabelText(words.question.label), 'It is.')
  const answered = reviewOf({
    ...question,
    state: 'settled',
    answer: { kind: 'answered', text: 'It is.', ...end },
  })
  server.answer({ 'reviews.answerStudioComment': () => answered })
  await user.click(asked.getByRole('button', { name: words.question.button }))
  await waitFor(() => expect(asked.queryByRole('form')).toBeNull())
  expect(asked.getByRole('listitem').textContent).toMatch(/Settled.*It is\..*You, /)
  expect(document.activeElement).toBe(asked.getByRole('listitem'))
  expect(server.inputsOf('reviews.answerStudioComment')).toEqual([
    { number, id: question.id, text: 'It is.' },
  ])
})

test('an answer that is too long to be sent says so, and stays whole', async () => {
  const tooLong = 'Answer must be at most 2,000 characters'
  const refused = refuses(400, 'The request is not valid.', [{ path: 'text', message: tooLong }])
  const { user, asked } = await openText(reviewOf(question), { 'reviews.answerStudioComment': refused })
  const text = 'x'.repeat(2_001)
  await user.click(await asked.findByLabelText(words.question.label))
  await user.paste(text)
  await user.click(asked.getByRole('button', { name: words.question.button }))
  await asked.findByText(tooLong)
  expect(asked.getByLabelText(words.question.label)).toHaveProperty('value', text)
})

test('an unsent answer is there after a reload, until it is sent', async () => {
  const { user, asked } = await openText()
  await user.type(await asked.findByLabelText(words.question.label), 'It is, ')
  cleanup()
  const again = await openText()
  expect(again.asked.getByLabelText(words.question.label)).toHaveProperty('value', 'It is, ')
  again.server.answer({ 'reviews.answerStudioComment': () => reviewOf(question) })
  await again.user.click(again.asked.getByRole('button', { name: words.question.button }))
  await waitFor(() => expect(again.server.inputsOf('reviews.answerStudioComment')).toHaveLength(1))
  cleanup()
  expect((await openText()).asked.getByLabelText(words.question.label)).toHaveProperty('value', '')
})

test(
  'an answer that arrived, though its acknowledgement was lost, is asked for no more',
  { tags: ['thorough'] },
  async () => {
    const { server, user, asked } = await openText(reviewOf(question), {
      'reviews.answerStudioComment': refuses(503, ''),
    })
    await user.type(await asked.findByLabelText(words.question.label), 'It is.')
    const kept = { kind: 'answered', text: 'It is.', ...end } as const
    server.answer({ 'reviews.find': () => reviewOf({ ...question, state: 'settled', answer: kept }) })
    await user.click(asked.getByRole('button', { name: words.question.button }))
    await waitFor(() => expect(asked.queryByRole('form')).toBeNull())
    expect(document.activeElement).toBe(asked.getByRole('listitem'))
    expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)].join()).not.toContain('nw_draft')
  },
)

test('a line before the text leads to what the studio asks', async () => {
  const { user } = await openText()
  await user.click(screen.getByRole('link', { name: words.question.waits(1) }))
  expect(document.activeElement?.id).toBe('comments')
})

test(
  'an answer that comes too late stays typed beside the one that was faster',
  { tags: ['thorough'] },
  async () => {
    const { server, user, asked } = await openText(reviewOf(question), {
      'reviews.answerStudioComment': refuses(409, 'It was settled meanwhile.'),
    })
    await user.type(await asked.findByLabelText(words.question.label), 'It is, I think.')
    const faster = { kind: 'answered', text: 'It is not.', ...end } as const
    server.answer({ 'reviews.find': () => reviewOf({ ...question, state: 'settled', answer: faster }) })
    await user.click(asked.getByRole('button', { name: words.question.button }))
    await asked.findByText('It is not.')
    expect(asked.getByText('It was settled meanwhile.')).toBeTruthy()
    expect(asked.getByLabelText(words.question.label)).toHaveProperty('value', 'It is, I think.')
    expect(asked.queryByRole('button', { name: words.question.button })).toBeNull()
  },
)

test(
  'a question that the studio settled needs no answer, and one whose words are gone says so',
  { tags: ['thorough'] },
  async () => {
    const settled = { kind: 'settled', text: '', by: 'Wen Writer', at: end.at } as const
    const gone = { ...question, id: 'gone', startsNow: null, version: 1 }
    const { asked } = await openText(reviewOf({ ...question, state: 'settled', answer: settled }, gone))
    const [one, other] = asked.getAllByRole('listitem')
    expect(one?.textContent).toContain(words.answer.settled)
    expect(one?.querySelector('form')).toBeNull()
    expect(other?.textContent).toMatch(/Open · Passage changed.*Brakes/)
  },
)
