import { desk } from '@northword/content/desk/desk-frame'
import { deskSite, deskSiteReleases } from '@northword/content/desk/desk-site'
import { deskSiteFields } from '@northword/content/desk/desk-site-fields'
import type { SiteItem } from '@northword/contract/desk/site'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { returns } from '../../../testing/fake-api.ts'
import { edith, fails, fakeDesk, olive, will } from '../../../testing/fake-desk.ts'
import { aRelease, aService, drafted, reviewOf } from '../../../testing/fake-site.ts'
import { freshPage } from '../../../testing/fresh-page.ts'
import { openDesk } from '../../../testing/open-desk.tsx'

freshPage()

const words = deskSiteReleases.review
const dearer = drafted({ priceCents: 2_999 })
const accounts: SiteItem = { ...dearer, kind: 'studio', key: 'accounts', title: 'Ways to be paid' }
const button = (name: string) => screen.getByRole('button', { name })
const chosen = [{ kind: 'services', key: 'PS-025', version: dearer.version }]

async function openReview(
  item: SiteItem = dearer,
  member = olive,
  answers: Parameters<typeof fakeDesk>[1] = {},
) {
  const server = fakeDesk(member, {
    'site.review': reviewOf(item),
    'site.publish': returns({ release: aRelease }),
    'site.schedule': returns({
      release: { ...aRelease, status: 'scheduled', goesLiveAt: '2026-12-01T04:00:00.000Z' },
    }),
    ...answers,
  })
  const { user } = await openDesk('/desk/site/review')
  await screen.findByRole('heading', { name: item.title })
  return { server, user }
}

test('a changed price stands in red pen, and is published by keyboard alone', async () => {
  const { server, user } = await openReview()
  const section = within(screen.getByRole('region', { name: 'Blog Post' }))
  expect(section.getByRole('deletion').textContent).toBe('$24.99')
  expect(section.getByRole('insertion').textContent).toBe('$29.99')
  screen.getByRole('textbox', { name: words.note }).focus()
  await user.keyboard('Spring prices{Enter}')
  const done = await screen.findByText(words.live(2))
  await waitFor(() => expect(document.activeElement).toBe(done))
  expect(server.inputsOf('site.publish')).toEqual([{ items: chosen, note: 'Spring prices' }])
})

test.each([
  ['is archived', aService.live, { ...drafted({ archived: true }), archived: true }, 'insertion'],
  ['is archived no more', { ...aService.live, archived: true }, drafted({}), 'deletion'],
])('a service that %s is said to be so', async (_, live, item, mark) => {
  await openReview({ ...item, live })
  const section = within(screen.getByRole('region', { name: 'Blog Post' }))
  expect(section.getByText(deskSiteFields.labels['archived'] ?? '')).toBeTruthy()
  expect(section.getByRole(mark).textContent).toBe(deskSiteFields.answers['true'])
  expect(section.queryByText(new RegExp(deskSite.archived + '$')) !== null).toBe(item.archived)
})

test('a changed picture is shown before and after, once, and not by the names of its files', async () => {
  const pictured = (digit: string) => {
    const files = [480, 960].map((width, at) => ({
      name: `${digit}${at}`.repeat(32) + '.webp',
      width,
      height: 320,
    }))
    return { title: 'Five Passes', picture: { files, isDecorative: true, alternative: '' } }
  }
  const draft = { fields: pictured('b'), changedAt: aRelease.madeAt, changedBy: olive.name }
  const article = { kind: 'articles', key: 'five-passes', title: 'Five Passes' } as const
  await openReview({ ...dearer, ...article, live: pictured('a'), draft })
  const section = within(screen.getByRole('region', { name: 'Five Passes' }))
  const shown = section.getAllByRole('img').map((img) => [img.getAttribute('alt'), img.getAttribute('src')])
  expect(shown).toEqual([
    [words.pictureBefore, `/pictures/${'a1'.repeat(32)}.webp`],
    [words.pictureAfter, `/pictures/${'b1'.repeat(32)}.webp`],
  ])
  expect(section.queryByText(/\.webp/)).toBeNull()
})

test('an item that is left out is not published, and nothing alone is refused in a sentence', async () => {
  const { server, user } = await openReview()
  await user.click(screen.getByRole('checkbox', { name: words.choose('Blog Post') }))
  expect(screen.getByText(words.chosen(0, 1))).toBeTruthy()
  await user.click(button(words.publish))
  expect(screen.getByText(words.chooseSome)).toBeTruthy()
  expect(server.inputsOf('site.publish')).toEqual([])
})

test('a problem forbids to publish and leads to its field, a warning does not', async () => {
  const said = { kind: 'services', key: 'PS-025', field: 'name', message: 'Name is required' } as const
  const { server, user } = await openReview({ ...dearer, problems: [said] })
  expect(screen.getByRole('link', { name: 'Name' }).getAttribute('href')).toBe(
    '/desk/site/services/PS-025?field=name',
  )
  await user.click(button(words.publish))
  expect(screen.getByText(words.isForbidden)).toBeTruthy()
  expect(server.inputsOf('site.publish')).toEqual([])
})

test('a sentence that a change makes untrue in an item without a draft is listed; placeholders are not', async () => {
  const about = { kind: 'questions', key: 'prices', field: 'answer.0' } as const
  const warnings = [
    { ...about, check: 'price' as const, message: 'No service costs $24.99.' },
    { ...about, check: 'placeholder' as const, message: 'The text has a placeholder.' },
  ]
  const other: SiteItem = { ...aService, ...about, warnings }
  await openReview(dearer, olive, { 'site.review': reviewOf(dearer, other) })
  const part = within(screen.getByRole('region', { name: words.otherWarnings }))
  expect(part.getByRole('listitem').textContent).toContain('No service costs $24.99.')
  expect(part.getByRole('link').getAttribute('href')).toBe('/desk/site/questions/prices?field=answer.0')
})

test('a time is asked for, and shown as it is at the studio', async () => {
  const { server, user } = await openReview()
  await user.click(screen.getByRole('radio', { name: words.later }))
  await user.click(button(words.schedule))
  expect(screen.getByText(words.chooseTime)).toBeTruthy()
  const at = screen.getByLabelText<HTMLInputElement>(words.at)
  await user.type(at, '2026-12-01T12:00')
  expect(screen.getByText(/At the studio/)).toBeTruthy()
  await user.click(button(words.schedule))
  expect(await screen.findByText(/^Release 2 goes live on/)).toBeTruthy()
  const goesLiveAt = new Date('2026-12-01T12:00').toISOString()
  expect(server.inputsOf('site.schedule')).toEqual([{ items: chosen, note: '', goesLiveAt }])
})

test('a scheduled release that another one will make fail is not said to go live', async () => {
  const conflicts = [{ kind: 'services', key: 'PS-025' }] as const
  const release = { ...aRelease, status: 'scheduled', goesLiveAt: '2026-12-01T04:00:00.000Z', conflicts }
  const { user } = await openReview(dearer, olive, { 'site.schedule': returns({ release }) })
  await user.click(screen.getByRole('radio', { name: words.later }))
  await user.type(screen.getByLabelText<HTMLInputElement>(words.at), '2026-12-01T12:00')
  await user.click(button(words.schedule))
  expect(await screen.findByText(words.willFail(2), { exact: false })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Release 2' }).getAttribute('href')).toBe('/desk/site/releases/2')
  expect(screen.queryByText(/goes live on/)).toBeNull()
})

test('a schedule that is refused leads to the field that is why', async () => {
  const message = 'It was not scheduled, because it could not go live.'
  const issues = [{ path: 'questions/urgent: links.0.to', message }]
  const { user } = await openReview(dearer, olive, { 'site.schedule': fails(409, message, issues) })
  await user.click(screen.getByRole('radio', { name: words.later }))
  await user.type(screen.getByLabelText<HTMLInputElement>(words.at), '2026-12-01T12:00')
  await user.click(button(words.schedule))
  const reason = await screen.findByText(message, { exact: false })
  expect(within(reason).getByRole('link').getAttribute('href')).toBe(
    '/desk/site/questions/urgent?field=links.0.to',
  )
})

test('ways to be paid are never scheduled, and ask for a fresh proof', async () => {
  const { server, user } = await openReview(accounts, olive, {
    'site.publish': fails(428, 'Please enter your password or a code once more.'),
  })
  server.answer('proveAgain', () => {
    server.answer('site.publish', returns({ release: aRelease }))
    return Response.json({ result: {} })
  })
  await user.click(screen.getByRole('radio', { name: words.later }))
  await user.click(button(words.schedule))
  expect(screen.getByText(words.noAccounts)).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: words.now }))
  await user.click(button(words.publish))
  await user.type(
    await screen.findByLabelText(desk.proof.password, { selector: 'input' }),
    'seven quiet herons',
  )
  await user.click(button(desk.proof.button))
  expect(await screen.findByText(words.live(2))).toBeTruthy()
  expect(server.inputsOf('site.publish')).toHaveLength(2)
})

test(
  'a failed release says why and leads to the item; one that was overtaken says by whom',
  { tags: ['thorough'] },
  async () => {
    const failure = { sentence: 'The page Pricing is too large.', item: 'services/PS-025', field: 'name' }
    const { server, user } = await openReview(dearer, olive, {
      'site.publish': returns({ release: { ...aRelease, status: 'failed', failure } }),
    })
    await user.click(button(words.publish))
    expect(await screen.findByText(/The page Pricing is too large/)).toBeTruthy()
    expect(screen.getByRole('link', { name: words.toItem }).getAttribute('href')).toBe(
      '/desk/site/services/PS-025?field=name',
    )
    server.answer('site.publish', fails(409, 'Will Writer has published meanwhile.'))
    await user.click(button(words.publish))
    expect(await screen.findByText('Will Writer has published meanwhile.')).toBeTruthy()
  },
)

test('a member who may not publish reads whom to ask', async () => {
  await openReview(dearer, will)
  expect(screen.getByText(words.askPublisher)).toBeTruthy()
  expect(screen.queryByRole('button', { name: words.publish })).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('a writer who may publish does so', async () => {
  const { server, user } = await openReview(dearer, edith)
  expect(screen.queryByText(words.askPublisher)).toBeNull()
  expect(screen.queryByText(words.accountsOfOwners)).toBeNull()
  await user.click(button(words.publish))
  expect(await screen.findByText(words.live(2))).toBeTruthy()
  expect(server.inputsOf('site.publish')).toEqual([{ items: chosen, note: '' }])
})

test('a member who may publish leaves the ways to be paid to an owner, and publishes the rest', async () => {
  const { server, user } = await openReview(dearer, edith, { 'site.review': reviewOf(dearer, accounts) })
  expect(screen.getByText(words.accountsOfOwners)).toBeTruthy()
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  expect(screen.getByText(words.chosen(1, 1))).toBeTruthy()
  await user.click(button(words.publish))
  expect(await screen.findByText(words.live(2))).toBeTruthy()
  expect(server.inputsOf('site.publish')).toEqual([{ items: chosen, note: '' }])
})

test('a member who may publish has nothing to publish where the ways to be paid alone are drafted', async () => {
  await openReview(accounts, edith)
  expect(screen.getByText(words.accountsOfOwners)).toBeTruthy()
  expect(screen.queryByRole('button', { name: words.publish })).toBeNull()
})
