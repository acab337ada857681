import { deskSite } from '@northword/content/desk/desk-site'
import { addSiteItemInput } from '@northword/contract/desk/site'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { returns } from '../../../testing/fake-api.ts'
import { fakeDesk, olive } from '../../../testing/fake-desk.ts'
import { aService, drafted, itemsOf } from '../../../testing/fake-site.ts'
import { freshPage } from '../../../testing/fresh-page.ts'
import { openDesk } from '../../../testing/open-desk.tsx'
import { keepItem, newPlace } from '../editor/kept-items.ts'

freshPage()

const other = { ...aService, key: 'PS-030', title: 'White Paper', scheduledIn: 4 }
const problem = { kind: 'services', key: 'PS-025', field: 'name', message: 'Name is required' } as const

test('items stand by kind with state, problems and who changed them, and the bar counts the drafts', async () => {
  const changed = { ...drafted({ name: '' }), problems: [problem] }
  fakeDesk(olive, { 'site.items': itemsOf(changed, other) })
  await openDesk('/desk/site')
  const services = within(await screen.findByRole('table', { name: deskSite.kinds.services }))
  const row = within(services.getByRole('row', { name: /Blog Post/ }))
  expect(row.getByText(deskSite.states.changed)).toBeTruthy()
  expect(row.getByText(deskSite.table.problemsOf(1))).toBeTruthy()
  expect(row.getByText(new RegExp(olive.name))).toBeTruthy()
  expect(services.getByText(deskSite.scheduledIn(4))).toBeTruthy()
  expect(screen.getByText(deskSite.unpublished(1))).toBeTruthy()
  expect(screen.getByRole('link', { name: deskSite.review })).toBeTruthy()
})

test('an archived service is said to be so, after those that are sold', async () => {
  const archived = { ...aService, key: 'PS-015', title: 'Old Ad', archived: true }
  const changed = { ...drafted({ archived: true }), key: 'PS-020', title: 'Old Post', archived: true }
  fakeDesk(olive, { 'site.items': itemsOf(archived, changed, aService) })
  await openDesk('/desk/site')
  const services = within(await screen.findByRole('table', { name: deskSite.kinds.services }))
  const names = services.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(names).toEqual(['Blog Post PS-025', 'Old Ad PS-015', 'Old Post PS-020'])
  const rowOf = (name: RegExp) => within(services.getByRole('row', { name }))
  expect(rowOf(/Old Ad/).getByText(deskSite.archived)).toBeTruthy()
  expect(rowOf(/Old Post/).getByText(`${deskSite.states.changed} · ${deskSite.archived}`)).toBeTruthy()
  expect(rowOf(/Blog Post/).queryByText(new RegExp(deskSite.archived))).toBeNull()
})

test('a warning leads to its field, whether or not its item has a draft', async () => {
  const warning = {
    kind: 'pages',
    key: 'home',
    field: 'featured.cards.0.displayPrice',
    check: 'price',
    message: 'PS-025 costs $29.99, which is not under $25.',
  }
  fakeDesk(olive, {
    'site.items': itemsOf(aService),
    'site.check': returns({ problems: [], warnings: [warning] }),
  })
  const { user } = await openDesk('/desk/site')
  await user.click(await screen.findByText(deskSite.warnings.open(1)))
  const link = screen.getByRole('link', { name: /^Home, .*Shown price, in whole dollars$/ })
  expect(link.getAttribute('href')).toBe('/desk/site/pages/home?field=featured.cards.0.displayPrice')
})

test('an item of which only this device has the text is named, with a link to its editor', async () => {
  const { kind, key } = aService
  const kept = {
    version: 3,
    base: {},
    fields: { name: 'Post' },
    sent: null,
    typedAt: '2026-03-02T10:00:00.000Z',
  }
  for (const memberId of [olive.id, olive.id, 'another'])
    expect(keepItem(newPlace({ memberId, kind, key: memberId === olive.id ? key : 'PS-030' }), kept)).toBe(
      true,
    )
  fakeDesk(olive, { 'site.items': itemsOf(aService, other) })
  await openDesk('/desk/site')
  const alert = within(await screen.findByRole('alert', { name: deskSite.unsaved.title }))
  const links = alert.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/desk/site/services/PS-025'])
})

test('a service is added by its number, with every field to fill in', async () => {
  const added = { ...aService, key: 'PS-099', title: 'PS-099', state: 'new' as const }
  const server = fakeDesk(olive, {
    'site.items': itemsOf(aService),
    'site.addItem': returns(added),
    'site.findItem': returns(added),
  })
  const { user } = await openDesk('/desk/site')
  await user.click(await screen.findByRole('button', { name: deskSite.add.open.services }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: deskSite.add.sku }), 'ps 99{Enter}')
  expect(await dialog.findByText(/A key has letters|A number has capitals/)).toBeTruthy()
  expect(server.inputsOf('site.addItem')).toEqual([])
  await user.clear(dialog.getByRole('textbox', { name: deskSite.add.sku }))
  await user.type(dialog.getByRole('textbox', { name: deskSite.add.sku }), 'PS-099{Enter}')
  await waitFor(() => expect(window.location.pathname).toBe('/desk/site/services/PS-099'))
  const [sent] = server.inputsOf('site.addItem')
  expect(addSiteItemInput.parse(sent).fields).toMatchObject({
    name: '',
    place: 2,
    features: [''],
    words: null,
  })
})
