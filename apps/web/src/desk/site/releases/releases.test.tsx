import { deskSiteReleases } from '@northword/content/desk/desk-site'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { returns } from '../../../testing/fake-api.ts'
import { edith, fakeDesk, olive, will } from '../../../testing/fake-desk.ts'
import { aRelease } from '../../../testing/fake-site.ts'
import { freshPage } from '../../../testing/fresh-page.ts'
import { openDesk } from '../../../testing/open-desk.tsx'

freshPage()

const { one, list } = deskSiteReleases
const item = { kind: 'services', key: 'PS-025' } as const
const scheduled = {
  ...aRelease,
  status: 'scheduled' as const,
  liveAt: null,
  goesLiveAt: '2026-12-01T04:00:00.000Z',
  canUndo: false,
  conflicts: [item],
}
const detailOf = (release: object) =>
  returns({ release, differences: [{ ...item, field: 'priceCents', before: '2499', after: '2999' }] })
const button = (name: string) => screen.findByRole('button', { name })

test('releases are listed with note, status and a warning before a conflict', async () => {
  fakeDesk(olive, { 'site.releases': returns({ releases: [scheduled], next: null }) })
  await openDesk('/desk/site/releases')
  const row = within(await screen.findByRole('row', { name: /Release 2/ }))
  expect(row.getByText('Spring prices')).toBeTruthy()
  expect(row.getByText(list.conflicts(1))).toBeTruthy()
})

test('a release is taken back after a question that says what it restores', async () => {
  const server = fakeDesk(olive, {
    'site.findRelease': detailOf(aRelease),
    'site.undo': returns({ release: { ...aRelease, number: 3, undoes: 2 } }),
  })
  const { user } = await openDesk('/desk/site/releases/2')
  await user.click(await button(one.undo.open))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(one.undo.text('Blog Post'))).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: one.undo.button }))
  const done = await screen.findByText(one.undo.done(3))
  await waitFor(() => expect(document.activeElement).toBe(done))
  expect(server.inputsOf('site.undo')).toEqual([{ release: 2 }])
})

test('a scheduled release shows its differences and conflicts, and can be cancelled', async () => {
  const server = fakeDesk(olive, { 'site.findRelease': detailOf(scheduled), 'site.cancel': returns(null) })
  const { user } = await openDesk('/desk/site/releases/2')
  expect((await screen.findByRole('deletion')).textContent).toBe('$24.99')
  expect(screen.getByText(one.conflictsText)).toBeTruthy()
  await user.click(await button(one.cancel.open))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: one.cancel.button }))
  expect(await screen.findByText(one.cancel.done)).toBeTruthy()
  expect(server.inputsOf('site.cancel')).toEqual([{ release: 2 }])
})

test('a member who may not publish reads, and changes nothing', async () => {
  fakeDesk(will, { 'site.findRelease': detailOf(aRelease) })
  await openDesk('/desk/site/releases/2')
  expect(await screen.findByText('Spring prices')).toBeTruthy()
  expect(screen.queryByRole('button', { name: one.undo.open })).toBeNull()
})

test.each([
  { act: 'taken back', release: aRelease, words: one.undo },
  { act: 'cancelled', release: scheduled, words: one.cancel },
])('a release can be $act by a writer who may publish', async ({ release, words }) => {
  fakeDesk(edith, { 'site.findRelease': detailOf(release) })
  await openDesk('/desk/site/releases/2')
  expect(await button(words.open)).toBeTruthy()
})

test('a member who may publish reads that an owner takes the ways to be paid back', async () => {
  const changes = [{ kind: 'studio', key: 'accounts', title: 'Ways to be paid', change: 'changed' }]
  fakeDesk(edith, { 'site.findRelease': detailOf({ ...aRelease, changes }) })
  await openDesk('/desk/site/releases/2')
  expect(await screen.findByText(one.undo.ofOwners)).toBeTruthy()
  expect(screen.queryByRole('button', { name: one.undo.open })).toBeNull()
})

const failure = {
  sentence: 'The link /nowhere in “FAQ” › Links · 1 · Link leads nowhere (page /faq).',
  page: '/faq',
  item: 'questions/urgent',
  field: 'links.0.to',
}
const failed = { ...aRelease, status: 'failed' as const, liveAt: null, canUndo: false, failure }
const address = '/desk/site/questions/urgent?field=links.0.to'

test('a failed release says why, and leads to the field', async () => {
  fakeDesk(will, { 'site.findRelease': detailOf(failed) })
  await openDesk('/desk/site/releases/2')
  const reason = await screen.findByText(failure.sentence, { exact: false })
  expect(within(reason).getByRole('link').getAttribute('href')).toBe(address)
})

test('a release that cannot be taken back leads to the field that is why', async () => {
  fakeDesk(olive, {
    'site.findRelease': detailOf(aRelease),
    'site.undo': returns({ release: { ...failed, number: 3 } }),
  })
  const { user } = await openDesk('/desk/site/releases/2')
  await user.click(await button(one.undo.open))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: one.undo.button }))
  expect(await screen.findByText(deskSiteReleases.review.failed(3, failure.sentence))).toBeTruthy()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toContain(address)
})
