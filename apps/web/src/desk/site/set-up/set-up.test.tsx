import { deskMailServer } from '@northword/content/desk/desk-mail-server'
import { deskSite } from '@northword/content/desk/desk-site'
import { deskSiteOpening } from '@northword/content/desk/desk-site-opening'
import { deskSiteSetUp as words } from '@northword/content/desk/desk-site-set-up'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type ApiAnswer, returns } from '../../../testing/fake-api.ts'
import { fakeDesk, olive } from '../../../testing/fake-desk.ts'
import { noMailServer } from '../../../testing/fake-mail-server.ts'
import { aService, drafted, itemsOf, noProblems, someNames } from '../../../testing/fake-site.ts'
import { freshPage } from '../../../testing/fresh-page.ts'
import { openDesk } from '../../../testing/open-desk.tsx'

freshPage()

const local = { isOpen: true, openedAt: null, openedBy: null, touched: [], placeholders: [] }
const brand = {
  ...aService,
  kind: 'studio' as const,
  key: 'brand',
  live: { brand: 'Northword', tagline: 'Words', colors: { accent: '#b3261e', paper: '#fbf8f3' } },
}
const press = (name: string) => screen.getByRole('button', { name })
const follow = (name: string) => screen.findByRole('link', { name })

const open = async (path: string, answers: Parameters<typeof fakeDesk>[1] = {}, member = olive) => {
  const server = fakeDesk(member, {
    'site.items': itemsOf(aService),
    'site.findItem': returns(aService),
    'site.names': returns(someNames),
    'site.check': noProblems,
    'site.opening': returns(local),
    ...answers,
  })
  return { server, ...(await openDesk(path)) }
}

test('a step that there is not is the first, and each step names its place and its neighbors', async () => {
  const { user } = await open('/desk/site/set-up/nowhere', { 'site.findItem': returns(brand) })
  await screen.findByRole('heading', { level: 1, name: words.steps.name.heading })
  expect(screen.getByText(words.progress(1, 8))).toBeTruthy()
  expect(screen.queryByRole('link', { name: words.back })).toBeNull()
  await user.click(await follow(words.next))
  await screen.findByRole('heading', { level: 1, name: words.steps.looks.heading })
  expect(window.location.pathname).toBe('/desk/site/set-up/looks')
  expect((await follow(words.back)).getAttribute('href')).toBe('/desk/site/set-up/name')
  const steps = within(screen.getByRole('navigation', { name: words.stepsLabel }))
  expect(steps.getAllByRole('link').filter((link) => link.ariaCurrent === 'step')).toHaveLength(1)
})

test('the fields of the mail server are as typed after another step, but its password', async () => {
  const { user } = await open('/desk/site/set-up/mail', { 'mailServer.find': returns(noMailServer) })
  const { fields } = deskMailServer
  const field = (label: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
  await user.type(await field(fields.host), 'mail.studio.example')
  await user.type(await field(fields.password), 'hush')
  await user.click(await follow(words.next))
  await screen.findByRole('heading', { level: 1, name: words.steps.open.heading })
  await user.click(await follow(words.back))
  expect((await field(fields.host)).value).toBe('mail.studio.example')
  expect((await field(fields.password)).value).toBe('')
  expect(screen.getByText(deskMailServer.restored)).toBeTruthy()
})

test('settings of the mail server that are typed after it was saved are there again, too', async () => {
  const { user, server } = await open('/desk/site/set-up/mail', { 'mailServer.find': returns(noMailServer) })
  const { fields, button, saved } = deskMailServer
  const field = (label: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
  await user.type(await field(fields.host), 'mail.studio.example')
  const now = returns({ ...noMailServer, source: 'desk', host: 'mail.studio.example', port: 587 })
  for (const path of ['mailServer.save', 'mailServer.find']) server.answer(path, now)
  await user.click(press(button))
  await screen.findByText(saved)
  await user.type(await field(fields.user), 'olive')
  await user.click(await follow(words.next))
  await screen.findByRole('heading', { level: 1, name: words.steps.open.heading })
  await user.click(await follow(words.back))
  expect((await field(fields.user)).value).toBe('olive')
  expect((await field(fields.host)).value).toBe('mail.studio.example')
})

test(
  'a name that no server has taken is neither lost nor fought over in the step of the colors',
  { tags: ['thorough'] },
  async () => {
    const { user, server } = await open('/desk/site/set-up/name', { 'site.findItem': returns(brand) })
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await user.clear(name)
    await user.type(name, 'Quill & Co')
    await user.click(await follow(words.next))
    const accent = await screen.findByRole('textbox', { name: 'Accent' })
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull()
    await user.clear(accent)
    await user.type(accent, '#0b57d0')
    server.answer('site.saveDraft', (input) =>
      Response.json({
        result: {
          data: {
            isSaved: true,
            item: {
              ...brand,
              version: 4,
              draft: {
                fields: Object(input).fields,
                changedAt: '2026-03-02T10:00:00.000Z',
                changedBy: olive.name,
              },
            },
          },
        },
      }),
    )
    await user.click(await follow(words.back))
    await waitFor(() =>
      expect(server.inputsOf('site.saveDraft').at(-1)).toMatchObject({
        fields: { brand: 'Quill & Co', colors: { accent: '#0b57d0' } },
      }),
    )
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })).value).toBe('Quill & Co')
  },
)

const saved: ApiAnswer = (input) => {
  const { fields } = Object(input)
  return returns({ isSaved: true, item: fields ? drafted(fields) : { ...aService, state: 'removed' } })(input)
}

test('a service is dropped, and kept again with the words that were drafted', async () => {
  const mine = drafted({ name: 'Story' })
  const { user, server } = await open('/desk/site/set-up/services', {
    'site.items': itemsOf({ ...mine, title: 'Story' }),
    'site.findItem': returns(mine),
    'site.saveDraft': saved,
  })
  await user.click(await screen.findByRole('button', { name: words.services.changeNamed('Story') }))
  await screen.findByRole('textbox', { name: 'Name' })
  server.answer('site.items', itemsOf({ ...mine, title: 'Story', state: 'removed' }))
  await user.click(press(words.services.dropNamed('Story')))
  expect(await screen.findByText(words.services.kept(0, 1))).toBeTruthy()
  expect(server.inputsOf('site.saveDraft').at(-1)).toMatchObject({ key: 'PS-025', version: 4, fields: null })
  await user.click(press(words.services.keepNamed('Story')))
  await waitFor(() =>
    expect(server.inputsOf('site.saveDraft').at(-1)).toMatchObject({ fields: { name: 'Story' } }),
  )
})

test('an archived service counts neither as kept nor as dropped, and is asked no price', async () => {
  const archived = { ...aService, key: 'PS-015', title: 'Old Ad', archived: true }
  const { user } = await open('/desk/site/set-up/services', { 'site.items': itemsOf(aService, archived) })
  expect(await screen.findByText(words.services.kept(1, 0))).toBeTruthy()
  expect(screen.getByText(deskSite.archived)).toBeTruthy()
  await user.click(await follow(words.next))
  await screen.findByRole('textbox', { name: 'Blog Post, PS-025' })
  expect(screen.queryByRole('textbox', { name: 'Old Ad, PS-015' })).toBeNull()
})

test('drafts that cannot be drawn have their problems in the place of the picture', async () => {
  const named = { kind: 'services', key: 'PS-025', field: 'name', message: 'Name is required' } as const
  await open('/desk/site/set-up/mail', {
    'site.items': itemsOf({ ...drafted({ name: '' }), problems: [named] }),
    'site.check': returns({ problems: [named], warnings: [] }),
  })
  const picture = within(await screen.findByRole('complementary', { name: words.picture.heading }))
  expect((await picture.findByRole('link', { name: /Name$/ })).getAttribute('href')).toBe(
    '/desk/site/services/PS-025?field=name',
  )
  expect(document.querySelector('iframe')).toBeNull()
})

test('every price is a field of its own, saved in cents', async () => {
  const { user, server } = await open('/desk/site/set-up/prices', { 'site.saveDraft': saved })
  const price = await screen.findByRole('textbox', { name: 'Blog Post, PS-025' })
  await user.clear(price)
  await user.type(price, '31.50')
  await user.tab()
  await waitFor(() =>
    expect(server.inputsOf('site.saveDraft')).toMatchObject([{ fields: { priceCents: 3150 } }]),
  )
})

test('the last step publishes where the studio is open already, and the way to it ends with that', async () => {
  const opening = { ...local, openedAt: '2026-03-02T10:00:00.000Z', openedBy: olive.name }
  const { user, server } = await open('/desk/site/set-up/open', {
    'site.items': itemsOf(drafted({})),
    'site.open': returns({ opening, release: null }),
  })
  const { here } = deskSiteOpening
  await user.click(await screen.findByRole('button', { name: here.open }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(here.text(1, 0))).toBeTruthy()
  server.answer('site.opening', returns(opening))
  server.answer('site.items', itemsOf(aService))
  await user.click(dialog.getByRole('button', { name: here.button }))
  expect(await screen.findByText(words.open.opened(0))).toBeTruthy()
  await user.click(await follow(`‹ ${deskSite.back}`))
  await screen.findByText(deskSite.unpublished(0))
  expect(screen.queryByRole('link', { name: words.link })).toBeNull()
})

test('only an owner is led through the steps, from the list of the site', async () => {
  await open('/desk/site')
  expect((await screen.findByRole('link', { name: words.link })).getAttribute('href')).toBe(
    '/desk/site/set-up',
  )
})

test('others are told who does it', async () => {
  await open('/desk/site/set-up/name', {}, { ...olive, role: 'agent' })
  expect(await screen.findByText(words.askOwner)).toBeTruthy()
})
