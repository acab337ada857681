import { dashboard } from '@northword/content/orders/dashboard'
import { deliveredTexts as words } from '@northword/content/texts/delivered-texts'
import { textReading } from '@northword/content/texts/text-reading'
import type { PieceView } from '@northword/contract/texts/text-views'
import { firstOf } from '@northword/rig/first-of'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { detailed } from '../../../testing/account-fixtures.ts'
import { queryClient } from '../../../site/api/query-client.ts'
import { fakeAccount, refuses } from '../../../testing/fake-account.ts'
import { freshPrivatePage, openPrivatePage } from '../../../testing/open-private-page.tsx'
import { block, brakes, changes, version } from '../../../testing/text-fixtures.ts'

freshPrivatePage()

const number = 'NW-ORD-20260306-0042'
const path = `/dashboard/orders/${number}`
const files = `/api/orders/${number}/texts/1/versions/2`

/** Ada's order with these texts. */
function withTexts(pieces: PieceView[] = [brakes], procedures = {}, sentOutside: string | null = null) {
  const asked = {
    'deliveries.list': () => ({ pieces }),
    'deliveries.read': ({ version: of }: { version: number }) =>
      version({ number: of, others: [of === 2 ? 1 : 2], blocks: [block(`These are the words of ${of}.`)] }),
    'deliveries.compare': () => ({ changes }),
    ...procedures,
  }
  return fakeAccount({ order: { ...detailed({ number, status: 'Delivered' }), sentOutside } }, asked)
}

const title = (name: RegExp) => screen.findByRole('heading', { level: 1, name })
const texts = () => screen.findByRole('region', { name: words.heading })

test('an order without texts shows no part for them', async () => {
  const server = withTexts([])
  await openPrivatePage(path)
  await screen.findByRole('heading', { name: dashboard.order.nextHeading })
  await waitFor(() => expect(server.inputsOf('deliveries.list')).toEqual([{ number }]))
  expect(screen.queryByRole('heading', { name: words.heading })).toBeNull()
})

test('an order lists its texts with their versions, the latest first, and those that are still to come', async () => {
  withTexts([brakes, { number: 2, title: 'Newsletter', words: 500, versions: [] }])
  await openPrivatePage(path)
  const part = within(await texts())
  const [first, second] = part.getAllByRole('article')
  expect(first?.textContent).toMatch(/Version 2, delivered Mar 8, 2026 by Wen Writer.*Shorter\..*Version 1, /)
  expect(second?.textContent).toBe(`Newsletter${words.notYet}`)
  const links = part.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Read Version 2 of Blog Post 1', `${path}?piece=1&version=2`],
    ['What changed since version 1 of Blog Post 1', `${path}?piece=1&version=2&from=1`],
    ['Read Version 1 of Blog Post 1', `${path}?piece=1&version=1`],
  ])
})

test('a text that was sent in another way is not one that is still to come', async () => {
  withTexts(
    [brakes, { number: 2, title: 'Newsletter', words: 500, versions: [] }],
    {},
    'As a file in an email',
  )
  await openPrivatePage(path)
  const [, second] = within(await texts()).getAllByRole('article')
  expect(second?.textContent).toBe(`Newsletter${words.outside}`)
})

test('one text in one version is one link, which nobody overlooks', async () => {
  withTexts([{ ...brakes, versions: brakes.versions.slice(1) }])
  await openPrivatePage(path)
  const link = within(await texts()).getByRole('link')
  expect([link.textContent, link.dataset['variant']]).toEqual(['Read Your Text of Blog Post 1', 'filled'])
})

test(
  'texts that cannot be listed leave a sentence and a way on, and the rest of the order',
  { tags: ['thorough'] },
  async () => {
    const server = withTexts([], { 'deliveries.list': refuses(503, 'Our database is away.') })
    const { user } = await openPrivatePage(path)
    const part = within(await texts())
    await part.findByText('Our database is away.')
    expect(screen.getByText(dashboard.order.nextHeading)).toBeTruthy()
    server.answer({ 'deliveries.list': () => ({ pieces: [brakes] }) })
    await user.click(part.getByRole('link', { name: dashboard.failure.retry }))
    expect(await part.findByRole('link', { name: /Read Version 2/ })).toBeTruthy()
  },
)

test('a version is read on a page of its own, with all that is said of it and a way back', async () => {
  const server = withTexts()
  const { user } = await openPrivatePage(path)
  await user.click(within(await texts()).getByRole('link', { name: /Read Version 2/ }))
  const heading = await title(/Blog Post 1, version 2/)
  await screen.findByText('These are the words of 2.')
  expect(document.activeElement).toBe(heading)
  expect(server.inputsOf('deliveries.read')).toEqual([{ number, piece: 1, version: 2 }])
  for (const name of [textReading.note, textReading.files, textReading.sheet, textReading.report])
    expect(screen.getByRole('region', { name: name.heading })).toBeTruthy()
  const { forms } = textReading.files
  expect(Object.values(forms).map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual(
    Object.keys(forms).map((file) => `${files}/${file}`),
  )
  expect(screen.getByText(version().sha256)).toBeTruthy()
  await user.click(screen.getByRole('link', { name: new RegExp(words.page.back) }))
  expect(await texts()).toBeTruthy()
})

test('an address leads to a version at once, and Back to the one before', async () => {
  withTexts()
  const { user } = await openPrivatePage(`${path}?piece=1&version=2`)
  await screen.findByText('These are the words of 2.')
  const versions = within(screen.getByRole('navigation', { name: textReading.versions.label }))
  expect(versions.getByRole('link', { current: 'page' }).textContent).toBe('Read version 2')
  await user.click(versions.getByRole('link', { name: 'Read version 1' }))
  await screen.findByText('These are the words of 1.')
  expect(screen.queryByRole('link', { name: /Changes since/ })).toBeNull()
  act(() => window.history.back())
  expect(await screen.findByText('These are the words of 2.')).toBeTruthy()
})

test('changes since an earlier version are shown in the text, and for Word', async () => {
  const server = withTexts()
  const { user } = await openPrivatePage(`${path}?piece=1&version=2`)
  await user.click(await screen.findByRole('link', { name: 'Changes since version 1' }))
  await screen.findByRole('heading', { level: 2, name: 'Changes since version 1' })
  await user.click(await screen.findByRole('button', { name: textReading.redline.next }))
  expect(screen.getByText('1 of 6')).toBeTruthy()
  expect(server.inputsOf('deliveries.compare')).toEqual([{ number, piece: 1, version: 2, from: 1 }])
  const word = screen.getByRole('link', { name: textReading.files.redline })
  expect(word.getAttribute('href')).toBe(`${files}/redline.docx?from=1`)
})

test('two versions with the same words say so', { tags: ['thorough'] }, async () => {
  withTexts([brakes], { 'deliveries.compare': () => ({ changes: changes.slice(0, 1) }) })
  await openPrivatePage(`${path}?piece=1&version=2&from=1`)
  expect(await screen.findByText(textReading.redline.none(1))).toBeTruthy()
  expect(screen.queryByRole('button', { name: textReading.redline.next })).toBeNull()
})

test('a comparison that has to wait says so, and is asked for again', { tags: ['thorough'] }, async () => {
  const server = withTexts([brakes], { 'deliveries.compare': refuses(503, 'We are busy.') })
  const { user } = await openPrivatePage(`${path}?piece=1&version=2&from=1`)
  await screen.findByText('We are busy.')
  server.answer({ 'deliveries.compare': () => ({ changes }) })
  await user.click(screen.getByRole('link', { name: dashboard.failure.retry }))
  expect(await screen.findByText('Smell the pads.')).toBeTruthy()
})

test.each([400, 404])('a version that is not there (%i) is answered with the way back', async (status) => {
  withTexts([brakes], { 'deliveries.read': refuses(status, 'There is no such version.') })
  await openPrivatePage(`${path}?piece=1&version=9`)
  await title(new RegExp(words.page.notFound.text))
  const ways = screen.getAllByRole('link', { name: new RegExp(words.page.back) })
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([path, path])
})

firstOf(['?piece=1', '?piece=1&version=x', '?piece=0&version=1', '?piece=1&version=-1'])(
  'an address that names no version (%s) is that of the order',
  async (query) => {
    const server = withTexts()
    await openPrivatePage(path + query)
    expect(await texts()).toBeTruthy()
    expect(server.inputsOf('deliveries.read')).toEqual([])
  },
)

firstOf([2, 3])('a version is not compared with one that is not earlier: %i', async (from) => {
  const server = withTexts()
  await openPrivatePage(`${path}?piece=1&version=2&from=${from}`)
  await screen.findByText('These are the words of 2.')
  expect(server.inputsOf('deliveries.compare')).toEqual([])
})

test('an approved text says who approved it and leads to the proof; while one waits, the part says what for', async () => {
  const approval = { by: 'Ada', at: '2026-03-09T05:00:00.000Z', how: 'link' } as const
  const versions = brakes.versions.map((one) => (one.number === 2 ? { ...one, approval } : one))
  const approved = { ...brakes, versions }
  const server = withTexts([approved, { ...brakes, number: 2, title: 'Newsletter' }])
  await openPrivatePage(path)
  const part = within(await texts())
  expect(await part.findByText(words.approve)).toBeTruthy()
  expect(part.getByText(new RegExp(words.approved('Ada', 'Mar 9, 2026')))).toBeTruthy()
  const proof = part.getByRole('link', { name: 'Certificate of Blog Post 1' })
  expect(proof.getAttribute('href')).toBe(`${path}?piece=1&version=2&certificate`)
  cleanup()
  server.answer({ 'deliveries.list': () => ({ pieces: [approved] }) })
  queryClient.clear()
  await openPrivatePage(path)
  expect(await within(await texts()).findByText(/^Approved by/)).toBeTruthy()
  expect(screen.queryByText(words.approve)).toBeNull()
})

test('a text that a newer one has replaced, which was sent outside, is not said to be approved here', async () => {
  withTexts([brakes], {}, 'As a file in an email')
  await openPrivatePage(path)
  expect(await within(await texts()).findByRole('link', { name: /Read Version 2/ })).toBeTruthy()
  expect(screen.queryByText(words.approve)).toBeNull()
})
