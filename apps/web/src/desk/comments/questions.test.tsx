import { deskComments } from '@northword/content/desk/desk-comments'
import { deskQuestions as words } from '@northword/content/desk/desk-questions'
import { deskTexts } from '@northword/content/desk/desk-texts'
import type { CommentView } from '@northword/contract/texts/reviews'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answersAt, returns } from '../../testing/fake-api.ts'
import { aCase, fails, fakeDesk, olive } from '../../testing/fake-desk.ts'
import { freshPage } from '../../testing/fresh-page.ts'
import { openDesk } from '../../testing/open-desk.tsx'
import { aComment, block, theRounds, version } from '../../testing/text-fixtures.ts'

freshPage()

const { number } = aCase.order
const blocks = [block('Brakes squeal.'), block('Clean the rims, and they are quiet.')]
const rims = { start: 26, quote: 'rims' }
const asked = (more: Partial<CommentView> = {}) =>
  aComment({ from: 'studio', by: olive.name, state: 'draft', text: 'All rims?', ...more })
const reviewOf = (...comments: CommentView[]) => returns({ comments, rounds: [theRounds] })

async function openVersion(comments: CommentView[] = [], more = {}) {
  const server = fakeDesk(olive, {
    'deliveries.readAtDesk': returns(version({ blocks })),
    'reviews.findAtDesk': reviewOf(...comments),
    ...more,
  })
  const { user } = await openDesk(`/desk/orders/${number}/texts/1/versions/2`)
  await screen.findByText('Brakes squeal.')
  return { server, user }
}

test('by keyboard a paragraph is asked about, and the question stays to be sent', async () => {
  const { server, user } = await openVersion()
  ;(await screen.findByRole('button', { name: words.tools.whole })).focus()
  await user.keyboard('{Tab}{Enter}{Tab}{Enter}')
  const draft = asked({ passage: { start: 0, quote: 'Brakes squeal.' }, startsNow: 0 })
  await user.type(await screen.findByLabelText(words.form.label), 'All of them?')
  server.answer('reviews.keepStudioComment', reviewOf(draft))
  server.answer('reviews.findAtDesk', reviewOf(draft))
  await user.click(screen.getByRole('button', { name: words.form.button }))
  await screen.findByRole('button', { name: words.send.button(1) })
  expect(document.querySelector('mark')?.textContent).toBe('Brakes squeal.')
  expect(server.inputsOf('reviews.keepStudioComment')).toMatchObject([
    { number, piece: 1, version: 2, passage: { start: 0, quote: 'Brakes squeal.' }, text: 'All of them?' },
  ])
})

test('a typed question is kept or cancelled before another begins', { tags: ['thorough'] }, async () => {
  const { user } = await openVersion([asked()])
  await user.click(await screen.findByRole('button', { name: words.tools.whole }))
  await user.type(await screen.findByLabelText(words.form.label), 'Who reads it?')
  await user.click(await screen.findByRole('button', { name: words.list.named(words.list.edit, 1) }))
  expect(screen.getByText(words.form.first)).toBeTruthy()
  const typed = screen.getByLabelText<HTMLTextAreaElement>(words.form.label)
  expect([typed.value, document.activeElement]).toEqual(['Who reads it?', typed])
})

test('questions are sent together, once, as they stand on screen', async () => {
  const two = [asked({ passage: rims, startsNow: rims.start }), asked({ id: 'c2', text: 'Who reads it?' })]
  const { server, user } = await openVersion(two)
  const held = reviewOf(...two.map((one) => ({ ...one, state: 'held' as const })))
  server.answer('desk.askClient', held)
  server.answer('reviews.findAtDesk', held)
  await user.dblClick(await screen.findByRole('button', { name: words.send.button(2) }))
  const sent = await screen.findByText(words.send.sent(2))
  await waitFor(() => expect(document.activeElement).toBe(sent))
  expect(screen.getAllByText(words.list.states.held)).toHaveLength(2)
  expect(server.inputsOf('desk.askClient')).toEqual([{ number, piece: 1, ids: [two[0]?.id, 'c2'] }])
})

test('a version that has left is asked about also where the clock of the device is days behind', async () => {
  const dayMs = 86_400_000
  const deliveredAt = new Date(Date.now() + 2 * dayMs).toISOString()
  fakeDesk(olive, {
    'deliveries.readAtDesk': returns(version({ blocks, deliveredAt })),
    'reviews.findAtDesk': reviewOf(),
  })
  answersAt(Date.now() + 3 * dayMs)
  await openDesk(`/desk/orders/${number}/texts/1/versions/2`)
  expect(await screen.findByRole('button', { name: words.tools.whole })).toBeTruthy()
  expect(screen.queryByText(deskTexts.version.held)).toBeNull()
})

test('a question that was not sent is changed in its place, or removed and put back', async () => {
  const draft = asked()
  const { server, user } = await openVersion([draft], {
    'reviews.removeStudioComment': reviewOf(),
    'reviews.keepStudioComment': reviewOf({ ...draft, text: 'All rims? Why?' }),
  })
  await user.click(await screen.findByRole('button', { name: words.list.named(words.list.edit, 1) }))
  await user.type(await screen.findByLabelText(words.form.label), ' Why?')
  await user.click(screen.getByRole('button', { name: words.form.button }))
  await screen.findByText('All rims? Why?')
  await user.click(screen.getByRole('button', { name: words.list.named(words.list.remove, 1) }))
  await user.click(await screen.findByRole('button', { name: 'Put It Back' }))
  await waitFor(() => expect(server.inputsOf('reviews.keepStudioComment')).toHaveLength(2))
  expect(server.inputsOf('reviews.keepStudioComment')).toMatchObject([
    { id: draft.id, text: 'All rims? Why?' },
    { id: draft.id, text: 'All rims? Why?' },
  ])
})

test('the client’s answer stands beside a question, and an open one can be settled', async () => {
  const at = '2026-03-10T05:00:00.000Z'
  const open = asked({ state: 'open', id: 'c2', text: 'Who reads it?' })
  const answered = asked({ state: 'settled', answer: { kind: 'answered', text: 'All.', by: '', at } })
  const { server, user } = await openVersion([answered, open], {
    'reviews.settleComment': fails(503, 'Our database is away.'),
  })
  expect(await screen.findByText(words.list.answered('All.'))).toBeTruthy()
  const settle = screen.getByRole('button', { name: words.list.named(words.list.settle, 2) })
  await user.click(settle)
  await screen.findByText('Our database is away.')
  const settled = reviewOf(answered, {
    ...open,
    state: 'settled',
    answer: { kind: 'settled', text: '', by: olive.name, at },
  })
  server.answer('reviews.settleComment', settled)
  server.answer('reviews.findAtDesk', settled)
  await user.click(settle)
  await screen.findByText(words.list.settled)
  expect(document.activeElement?.id).toBe('comment-2')
  expect(screen.queryByText(deskComments.left(1, 2))).toBeNull()
})

test('on a text that is approved no question is asked, changed, sent or put back, but one can be removed', async () => {
  const approval = { by: 'Ada', at: '2026-03-10T05:00:00.000Z', how: 'account' } as const
  const rounds = [{ ...theRounds, isApproved: true }]
  const { server, user } = await openVersion([], {
    'deliveries.readAtDesk': returns(version({ blocks, approval })),
    'reviews.findAtDesk': returns({ comments: [asked()], rounds }),
  })
  const remove = await screen.findByRole('button', { name: words.list.named(words.list.remove, 1) })
  expect(screen.getByText(deskComments.approved)).toBeTruthy()
  const ways = [words.tools.whole, words.list.named(words.list.edit, 1), words.send.button(1)]
  for (const name of ways) expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByText(words.waiting(1))).toBeNull()
  server.answer('reviews.removeStudioComment', returns({ comments: [], rounds }))
  await user.click(remove)
  const removed = await screen.findByText('The comment is removed.')
  expect(screen.queryByRole('button', { name: 'Put It Back' })).toBeNull()
  await waitFor(() => expect(document.activeElement?.contains(removed)).toBe(true))
  expect(document.activeElement).not.toBe(document.body)
})

test(
  'an unsaved change of a question waits where the text was approved meanwhile',
  { tags: ['thorough'] },
  async () => {
    const { user } = await openVersion([asked()])
    await user.click(await screen.findByRole('button', { name: words.list.named(words.list.edit, 1) }))
    await user.type(await screen.findByLabelText(words.form.label), ' Why?')
    cleanup()
    const rounds = [{ ...theRounds, isApproved: true }]
    await openVersion([], { 'reviews.findAtDesk': returns({ comments: [asked()], rounds }) })
    await screen.findByText(deskComments.approved)
    expect(screen.queryByLabelText(words.form.label)).toBeNull()
    cleanup()
    await openVersion([asked()])
    expect(await screen.findByLabelText(words.form.label)).toHaveProperty('value', 'All rims? Why?')
  },
)

test(
  'a question on a text that was approved meanwhile is refused in words, and the button goes',
  { tags: ['thorough'] },
  async () => {
    const { server, user } = await openVersion([asked()], {
      'desk.askClient': fails(409, 'This text is approved.'),
    })
    const send = await screen.findByRole('button', { name: words.send.button(1) })
    const rounds = [{ ...theRounds, isApproved: true }]
    server.answer('reviews.findAtDesk', returns({ comments: [asked()], rounds }))
    await user.click(send)
    await screen.findByText(deskComments.approved)
    expect(screen.queryByRole('button', { name: words.send.button(1) })).toBeNull()
  },
)

test('a version that its client does not have yet is not asked about', async () => {
  const deliveredAt = new Date(Date.now() + 10_000).toISOString()
  await openVersion([], { 'deliveries.readAtDesk': returns(version({ blocks, deliveredAt })) })
  expect(screen.queryByRole('button', { name: words.tools.whole })).toBeNull()
})
