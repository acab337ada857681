import { deliveredTexts } from '@northword/content/texts/delivered-texts'
import { textApproval as words } from '@northword/content/texts/text-approval'
import { textComments } from '@northword/content/texts/text-comments'
import type { OrderStatus } from '@northword/contract/orders/order-status'
import type { CommentView, ReviewView, RoundsView } from '@northword/contract/texts/reviews'
import type { VersionRow, VersionView } from '@northword/contract/texts/text-views'
import { firstOf } from '@northword/rig/first-of'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { adasAccount, detailed } from '../../../testing/account-fixtures.ts'
import { fakeAccount, Refusal } from '../../../testing/fake-account.ts'
import { freshPrivatePage, openPrivatePage } from '../../../testing/open-private-page.tsx'
import { aComment, theRounds, version } from '../../../testing/text-fixtures.ts'

freshPrivatePage()

const number = 'NW-ORD-20260306-0042'
const place = { number, piece: 1, version: 2 }
const approval: VersionRow['approval'] = { by: 'Ada', at: '2026-03-09T05:00:00.000Z', how: 'account' }
const approvedBy = deliveredTexts.approved('Ada', 'Mar 9, 2026')

interface Given {
  comments?: CommentView[]
  rounds?: Partial<RoundsView>
  text?: Partial<VersionView>
  status?: OrderStatus
  isByLink?: boolean
  /** The order's. Default: Ada's. */
  email?: string
}

const reviewOf = ({ comments = [], rounds = {} }: Given): ReviewView => ({
  comments,
  rounds: [{ ...theRounds, ...rounds }],
})

/** Opens version 2 of Ada's text. `approves`: the server accepts an approval. */
async function open(given: Given = {}) {
  const { text = {}, status = 'Delivered', isByLink = false, email = adasAccount.email } = given
  const server = fakeAccount(
    { order: detailed({ number, status, email }) },
    {
      'orderLinks.find': () => ({ kind: 'order', number }),
      'deliveries.read': () => version(text),
      'reviews.find': () => reviewOf(given),
    },
  )
  const approves = () =>
    server.answer({
      'deliveries.read': () => version({ ...text, approval }),
      'reviews.approve': () => reviewOf({ rounds: { until: null, isApproved: true } }),
    })
  const at = isByLink ? '/o' : `/dashboard/orders/${number}`
  const page = isByLink
    ? await openPrivatePage(`${at}?piece=1&version=2`, null)
    : await openPrivatePage(`${at}?piece=1&version=2`)
  await screen.findByText('Brakes squeal.')
  await screen.findByText(/used|stays as it is/)
  return { server, approves, user: page.user, at }
}

const part = async () => within(await screen.findByRole('region', { name: words.heading }))
const ask = async () => (await part()).findByRole('button', { name: words.button })
const dialog = () => screen.findByRole('dialog', { name: words.question.title('Blog Post 1', 2) })
const confirm = () => screen.getByRole('button', { name: words.question.confirm })
const isOffered = () => screen.queryByRole('heading', { name: words.heading }) !== null

test('a version is approved after a question, by whoever is signed in', async () => {
  const { server, approves, user, at } = await open()
  const told = await part()
  for (const sentence of words.means) expect(told.getByText(sentence)).toBeTruthy()
  await user.click(await ask())
  const question = within(await dialog())
  expect(question.getByText(words.question.final)).toBeTruthy()
  expect(question.queryByRole('textbox')).toBeNull()
  await waitFor(() =>
    expect(document.activeElement).toBe(question.getByRole('button', { name: words.question.keep })),
  )
  expect(server.inputsOf('reviews.approve')).toEqual([])
  approves()
  await user.click(confirm())
  const done = await screen.findByText(words.done)
  expect(done.getAttribute('role')).toBe('status')
  await waitFor(() => expect(document.activeElement).toBe(done))
  expect(server.inputsOf('reviews.approve')).toEqual([{ ...place, by: '' }])
  expect(screen.getAllByText(new RegExp(approvedBy))).toHaveLength(2)
  const [proof] = screen.getAllByRole('link', { name: deliveredTexts.certificate })
  expect(proof?.getAttribute('href')).toBe(`${at}?piece=1&version=2&certificate`)
  expect(screen.queryByRole('button', { name: textComments.tools.whole })).toBeNull()
  expect(screen.getByText(textComments.round.approved)).toBeTruthy()
})

test(
  'a version whose approval a mailed link takes back can be approved again',
  { tags: ['thorough'] },
  async () => {
    const { server, approves, user } = await open()
    approves()
    await user.click(await ask())
    await user.click(await screen.findByRole('button', { name: words.question.confirm }))
    await screen.findByText(words.done)
    server.answer({ 'deliveries.read': () => version(), 'reviews.find': () => reviewOf({}) })
    await act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await waitFor(() => expect(screen.queryByText(words.done)).toBeNull())
    expect(screen.queryByText(new RegExp(approvedBy))).toBeNull()
    approves()
    await user.click(await ask())
    await user.click(await screen.findByRole('button', { name: words.question.confirm }))
    expect(await screen.findByText(words.done)).toBeTruthy()
  },
)

test('the holder of a link says who they are, and hears how it is taken back', async () => {
  const { server, approves, user } = await open({ isByLink: true })
  await user.click(await ask())
  const question = within(await dialog())
  expect(question.getByText(words.question.finalByLink)).toBeTruthy()
  await user.click(confirm())
  expect(question.getByText(words.question.nameMissing)).toBeTruthy()
  const name = question.getByLabelText(words.question.name)
  expect(document.activeElement).toBe(name)
  expect(server.inputsOf('reviews.approve')).toEqual([])
  approves()
  await user.type(name, ' Ada {Enter}')
  expect(await screen.findByText(words.doneByLink)).toBeTruthy()
  expect(server.inputsOf('reviews.approve')).toEqual([{ ...place, by: 'Ada' }])
})

test('the holder of a link to an order without an address hears that it stays', async () => {
  const { approves, user } = await open({ isByLink: true, email: '' })
  await user.click(await ask())
  const question = within(await dialog())
  expect(question.getByText(words.question.final)).toBeTruthy()
  approves()
  await user.type(question.getByLabelText(words.question.name), 'Ada{Enter}')
  expect(await screen.findByText(words.done)).toBeTruthy()
})

firstOf([
  ['the server refuses it', new Refusal(409, 'A newer version is here.'), 'A newer version is here.'],
  ['nobody answers', new TypeError('Failed to fetch'), words.question.unreachable],
] as const)(
  'where %s, the question stays with what was typed, and can be answered again',
  async (_, failure, said) => {
    const { server, approves, user } = await open({ isByLink: true })
    server.answer({
      'reviews.approve': () => {
        throw failure
      },
    })
    await user.click(await ask())
    const question = within(await dialog())
    await user.type(question.getByLabelText(words.question.name), 'Ada')
    await user.click(confirm())
    expect((await question.findByRole('alert')).textContent).toBe(said)
    expect(question.getByLabelText<HTMLInputElement>(words.question.name).value).toBe('Ada')
    approves()
    await user.click(confirm())
    expect(await screen.findByText(words.doneByLink)).toBeTruthy()
  },
)

test(
  'an approval that arrived, though its answer was lost, is told with the focus',
  { tags: ['thorough'] },
  async () => {
    const { server, user } = await open()
    await user.click(await ask())
    await dialog()
    server.answer({
      'deliveries.read': () => version({ approval }),
      'reviews.find': () => reviewOf({ rounds: { until: null, isApproved: true } }),
      'reviews.approve': () => {
        throw new TypeError('Failed to fetch')
      },
    })
    await user.click(confirm())
    const done = await screen.findByText(words.done)
    await waitFor(() => expect(document.activeElement).toBe(done))
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

test('“not yet” leads back to the button, and nothing happens', { tags: ['thorough'] }, async () => {
  const { server, user } = await open()
  await user.click(await ask())
  await dialog()
  await user.click(screen.getByRole('button', { name: words.question.keep }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.inputsOf('reviews.approve')).toEqual([])
})

test('comments that are not sent come first, and the page says so', async () => {
  const { user } = await open({ comments: [aComment()] })
  const told = await part()
  expect(told.getByText(new RegExp(words.unsent(1)))).toBeTruthy()
  expect(told.queryByRole('button')).toBeNull()
  await user.click(told.getByRole('link', { name: words.toComments }))
  expect(document.activeElement).toBe(screen.getByRole('group', { name: textComments.heading }))
})

test('a question of the studio hinders nobody', { tags: ['thorough'] }, async () => {
  await open({ comments: [aComment({ from: 'studio', by: 'Wen', state: 'open', text: 'Is it so?' })] })
  expect((await ask()).textContent).toBe(words.button)
})

test('while the studio is at work nothing is offered, until it has said no to all', async () => {
  await open({ rounds: { isOpen: true, until: null } })
  expect(isOffered()).toBe(false)
  cleanup()
  await open({ status: 'Revision' })
  expect(isOffered()).toBe(false)
  cleanup()
  await open({ rounds: { isRefused: true } })
  expect((await part()).getByText(words.refused)).toBeTruthy()
  expect(await ask()).toBeTruthy()
})

test('a comment that is being written comes first as well', { tags: ['thorough'] }, async () => {
  const { user } = await open()
  await ask()
  await user.click(screen.getByRole('button', { name: textComments.tools.whole }))
  expect((await part()).getByText(new RegExp(words.writing))).toBeTruthy()
})

test('a link above the text leads to where it is approved', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('link', { name: words.toEnd }))
  expect(document.activeElement?.contains(await ask())).toBe(true)
})

test('a text whose time for changes is over can still be approved', { tags: ['thorough'] }, async () => {
  await open({ rounds: { until: null }, status: 'Completed' })
  expect(await ask()).toBeTruthy()
})

test.each<[string, Given]>([
  ['the studio is at work on comments', { rounds: { until: null, isOpen: true } }],
  ['a newer version is here', { text: { others: [3, 1] } }],
  ['a newer version was sent outside', { rounds: { until: null, isReplaced: true } }],
  ['another version is approved', { rounds: { until: null, isApproved: true } }],
  ['the order was stopped', { status: 'Cancelled', rounds: { until: null } }],
])('nothing is offered where %s', async (_, given) => {
  await open(given)
  expect(isOffered()).toBe(false)
})

test('an approved version says so before and after its text, and offers nothing', async () => {
  await open({ text: { approval }, rounds: { until: null, isApproved: true }, status: 'Completed' })
  expect(screen.getAllByText(new RegExp(approvedBy))).toHaveLength(2)
  expect(screen.getByRole('heading', { name: words.approvedHeading })).toBeTruthy()
  expect(isOffered()).toBe(false)
})
