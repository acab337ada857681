import { deskSiteOpening as words } from '@northword/content/desk/desk-site-opening'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { returns } from '../../../testing/fake-api.ts'
import { fakeDesk, olive } from '../../../testing/fake-desk.ts'
import { aRelease, aService, itemsOf, noProblems } from '../../../testing/fake-site.ts'
import { freshPage } from '../../../testing/fresh-page.ts'
import { openDesk } from '../../../testing/open-desk.tsx'

freshPage()

const phone = {
  kind: 'studio',
  key: 'brand',
  field: 'phone',
  message: '+852 0000 0000 is still a placeholder.',
}
const closed = { isOpen: false, openedAt: null, openedBy: null, touched: [], placeholders: [phone] }
const opened = { ...closed, isOpen: true, openedAt: '2026-03-02T10:00:00.000Z', openedBy: olive.name }
const site = { 'site.items': itemsOf(aService), 'site.check': noProblems }

test('an owner opens the studio after a question that names what is still invented', async () => {
  const server = fakeDesk(olive, {
    ...site,
    'site.opening': returns(closed),
    'site.open': returns({ opening: opened, release: null }),
  })
  const { user } = await openDesk('/desk/site')
  const link = await screen.findByRole('link', { name: /Name and addresses/ })
  expect(screen.getByText(words.closed)).toBeTruthy()
  expect(
    screen.getAllByRole('link').some((each) => each.getAttribute('href')?.endsWith('?field=phone')),
  ).toBe(true)
  expect(link).toBeTruthy()
  await user.click(screen.getByRole('button', { name: words.open }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(words.text(0, 1))).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: words.button }))
  await expect.poll(() => server.inputsOf('site.open').length).toBe(1)
})

test('members who are no owner do not open it, and an open studio asks nothing', async () => {
  fakeDesk({ ...olive, role: 'agent' }, { ...site, 'site.opening': returns(closed) })
  await openDesk('/desk/site')
  expect(await screen.findByText(words.askOwner)).toBeTruthy()
  expect(screen.queryByRole('button', { name: words.open })).toBeNull()
})

test('a studio whose drafts cannot be published stays closed, and its owner is led to the field', async () => {
  const failure = { sentence: 'The page / is too large.', page: '/', item: 'pages/home', field: 'head.intro' }
  fakeDesk(olive, {
    ...site,
    'site.opening': returns(closed),
    'site.open': returns({ opening: closed, release: { ...aRelease, status: 'failed', failure } }),
  })
  const { user } = await openDesk('/desk/site')
  await user.click(await screen.findByRole('button', { name: words.open }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: words.button }))
  const reason = await screen.findByText(words.failed(failure.sentence), { exact: false })
  expect(within(reason).getByRole('link').getAttribute('href')).toBe('/desk/site/pages/home?field=head.intro')
})
