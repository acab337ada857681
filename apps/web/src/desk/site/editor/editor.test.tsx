import { desk } from '@northword/content/desk/desk-frame'
import { deskSite, deskSiteItem } from '@northword/content/desk/desk-site'
import { deskSiteFields } from '@northword/content/desk/desk-site-fields'
import type { SaveSiteDraftInput, SiteItem } from '@northword/contract/desk/site'
import { firstOf } from '@northword/rig/first-of'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type ApiAnswer, returns } from '../../../testing/fake-api.ts'
import { fails, fakeDesk, olive, will } from '../../../testing/fake-desk.ts'
import { aService, byWill, drafted, itemsOf, someNames } from '../../../testing/fake-site.ts'
import { pause } from '../../../testing/fake-texts.ts'
import { freshPage } from '../../../testing/fresh-page.ts'
import { openDesk } from '../../../testing/open-desk.tsx'

freshPage()

const { acts, rival, saving } = deskSiteItem
const { discard, remove, rename } = acts
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

async function openEditor(item = aService, answers: Parameters<typeof fakeDesk>[1] = {}) {
  const server = fakeDesk(olive, {
    'site.findItem': returns(item),
    'site.items': itemsOf(item),
    'site.names': returns(someNames),
    ...answers,
  })
  const { user } = await openDesk(`/desk/site/services/${item.key}`)
  await screen.findByRole('textbox', { name: 'Name' })
  const saves = () => server.inputsOf('site.saveDraft') as SaveSiteDraftInput[]
  return { server, user, saves }
}

/** Saves what is sent. */
const saves =
  (version = 4): ApiAnswer =>
  (input) =>
    Response.json({
      result: { data: { isSaved: true, item: drafted(Object(input).fields, olive.name, version) } },
    })

test('a price is typed in dollars and saved in cents, a second after the last key', async () => {
  const { server, user, saves: sent } = await openEditor()
  server.answer('site.saveDraft', saves())
  await user.clear(field('Price'))
  await user.type(field('Price'), '29.99')
  expect(screen.getByText(saving.notYet)).toBeTruthy()
  expect(sent()).toEqual([])
  await pause()
  expect(sent()).toMatchObject([
    { kind: 'services', key: 'PS-025', version: 3, fields: { priceCents: 2_999 } },
  ])
  expect(screen.queryByText(saving.notYet)).toBeNull()
  expect(screen.getByText(/^Saved as a draft/)).toBeTruthy()
})

firstOf(['24,99', '1,23,4'])('a price of %s is no amount, which is said once it is left', async (typed) => {
  const { server, user, saves: sent } = await openEditor()
  server.answer('site.saveDraft', saves())
  await user.clear(field('Price'))
  await user.type(field('Price'), typed)
  await user.tab()
  expect(screen.getByText(deskSiteFields.notDollars)).toBeTruthy()
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ fields: { priceCents: typed } }))
  expect(field('Price').value).toBe(typed)
})

test('a text shows its length, and its sentence once it is left', async () => {
  const { server, user } = await openEditor()
  server.answer('site.saveDraft', saves())
  expect(screen.getByText(deskSiteFields.length(9, '60'))).toBeTruthy()
  await user.clear(field('Name'))
  expect(screen.queryByText('Name is required')).toBeNull()
  await user.tab()
  expect(screen.getByText('Name is required')).toBeTruthy()
  await user.type(field('Name'), 'Post')
  expect(screen.queryByText('Name is required')).toBeNull()
})

test(
  'leaving a field saves at once, and what is no number stays as it was typed',
  { tags: ['thorough'] },
  async () => {
    const { server, user, saves: sent } = await openEditor()
    server.answer('site.saveDraft', saves())
    await user.clear(field('Place'))
    await user.type(field('Place'), 'first')
    await user.tab()
    await waitFor(() => expect(sent().at(-1)).toMatchObject({ fields: { place: 'first' } }))
    expect(field('Place').value).toBe('first')
    expect(screen.getByText('Place must be a whole number')).toBeTruthy()
  },
)

test('without a connection the text stays in the form and on the device, and is saved afterwards', async () => {
  const { server, user, saves: sent } = await openEditor()
  await user.type(field('Name'), ' of yours')
  await pause()
  expect(screen.getByText(new RegExp(saving.onDevice))).toBeTruthy()
  expect(Object.keys(localStorage).filter((key) => key.startsWith('nw_desk_site:'))).toHaveLength(1)
  server.answer('site.saveDraft', saves())
  await pause(6_000)
  expect(sent().at(-1)).toMatchObject({ version: 3, fields: { name: 'Blog Post of yours' } })
  await waitFor(() =>
    expect(Object.keys(localStorage).filter((key) => key.startsWith('nw_desk_site:'))).toEqual([]),
  )
})

test(
  'a save that nobody answered but the server has stored is no conflict',
  { tags: ['thorough'] },
  async () => {
    const { server, user, saves: sent } = await openEditor()
    server.answer('site.saveDraft', fails(503, 'We cannot reach our database right now.'))
    await user.type(field('Name'), '!')
    await pause()
    server.answer('site.saveDraft', returns({ isSaved: false, item: drafted({ name: 'Blog Post!' }) }))
    await pause(6_000)
    expect(sent().length).toBeGreaterThan(1)
    expect(screen.queryByText(rival.heading)).toBeNull()
    expect(screen.getByText(/^Saved as a draft/)).toBeTruthy()
  },
)

async function conflict() {
  const opened = await openEditor()
  opened.server.answer(
    'site.saveDraft',
    returns({ isSaved: false, item: byWill({ description: 'Theirs, all of it.' }) }),
  )
  await opened.user.type(field('Name'), ' of mine')
  await pause()
  const alert = within(screen.getByRole('alert', { name: rival.heading }))
  opened.server.answer('site.saveDraft', saves(10))
  return { ...opened, alert }
}

test('two members’ texts are both shown, and no character of either is lost until one is chosen', async () => {
  const { alert, user, saves: sent } = await conflict()
  expect(alert.getByText(new RegExp(will.name))).toBeTruthy()
  expect(
    alert
      .getAllByRole('insertion')
      .map(({ textContent }) => textContent)
      .join(''),
  ).toContain('mine')
  expect(
    alert
      .getAllByRole('deletion')
      .map(({ textContent }) => textContent)
      .join(''),
  ).toContain('Theirs')
  await user.type(field('Name'), ' own')
  await pause(6_000)
  expect(sent()).toHaveLength(1)
  expect(field('Name').value).toBe('Blog Post of mine own')
})

test('mine replaces theirs', async () => {
  const { alert, user, saves: sent } = await conflict()
  await user.click(alert.getByRole('button', { name: rival.keep }))
  await pause()
  expect(sent().at(-1)).toMatchObject({
    version: 9,
    fields: { name: 'Blog Post of mine', description: 'An article for your blog.' },
  })
})

test('theirs replaces mine, which can be put back', { tags: ['thorough'] }, async () => {
  const { alert, user } = await conflict()
  await user.click(alert.getByRole('button', { name: rival.take }))
  expect(field('Name').value).toBe('Blog Post')
  expect(field('Description').value).toBe('Theirs, all of it.')
  await user.click(screen.getByRole('button', { name: deskSiteItem.notice.putBack }))
  expect(field('Name').value).toBe('Blog Post of mine')
})

test('both are joined, field by field', { tags: ['thorough'] }, async () => {
  const { alert, user, saves: sent } = await conflict()
  await user.click(alert.getByRole('button', { name: rival.join }))
  await pause()
  expect(sent().at(-1)).toMatchObject({
    version: 9,
    fields: { name: 'Blog Post of mine', description: 'Theirs, all of it.' },
  })
})

test('entries of a list are added, moved and removed by keyboard, and the last can be put back', async () => {
  const { server, user, saves: sent } = await openEditor()
  server.answer('site.saveDraft', saves())
  const { list } = deskSiteFields
  const down = screen.getByRole('button', { name: list.down('Feature 1') })
  down.focus()
  await user.keyboard('{Enter}')
  expect(field('Feature 2').value).toBe('Researched')
  await user.click(screen.getByRole('button', { name: list.remove('Feature 1') }))
  expect(screen.queryByRole('textbox', { name: 'Feature 2' })).toBeNull()
  await user.click(screen.getByRole('button', { name: list.putBack }))
  await user.click(screen.getByRole('button', { name: list.add('Features') }))
  await user.keyboard('Proofread')
  await pause()
  expect(sent().at(-1)?.fields?.['features']).toEqual(['Edited', 'Researched', 'Proofread'])
})

test('another text that is scheduled is not said to be removed', async () => {
  const { server, user } = await openEditor()
  const theirs = { ...aService, state: 'new', live: null, scheduledIn: 4, version: 5 } as const
  server.answer('site.saveDraft', returns({ isSaved: false, item: theirs }))
  await user.type(field('Name'), ' of mine')
  await pause()
  const alert = within(screen.getByRole('alert', { name: rival.heading }))
  expect(alert.getByText(`${deskSite.scheduledIn(4)}.`)).toBeTruthy()
  expect(alert.queryByText(rival.gone)).toBeNull()
})

test('a new item that is scheduled cannot be changed, and leads to the release that has its text', async () => {
  await openEditor({ ...aService, state: 'new', scheduledIn: 4, live: null, history: [] })
  expect(field('Name').readOnly).toBe(true)
  const release = screen.getByRole('link', { name: deskSite.scheduledIn(4) })
  expect(release.getAttribute('href')).toBe('/desk/site/releases/4')
  expect(screen.queryByText(saving.live)).toBeNull()
  expect(screen.queryByRole('button', { name: rename.open })).toBeNull()
})

test('a problem leads to its field', async () => {
  const problem = {
    kind: 'services',
    key: 'PS-025',
    field: 'features.1',
    message: 'Feature is too long',
  } as const
  const { user } = await openEditor({ ...aService, problems: [problem] })
  await user.click(screen.getByRole('link', { name: 'Features · 2' }))
  expect(document.activeElement).toBe(field('Feature 2'))
})

const opening: SiteItem = {
  ...aService,
  kind: 'studio',
  key: 'hours',
  title: 'Opening hours',
  live: { timeZone: 'Asia/Hong_Kong', label: 'Monday', weekdays: [], opens: '09:00', closes: '18:00' },
}

test('a problem of a group of boxes leads to the first', { tags: ['thorough'] }, async () => {
  const message = 'Open on one day at least'
  const problem = { kind: 'studio', key: 'hours', field: 'weekdays', message } as const
  fakeDesk(olive, {
    'site.findItem': returns({ ...opening, problems: [problem] }),
    'site.items': itemsOf(opening),
    'site.names': returns(someNames),
  })
  const { user } = await openDesk('/desk/site/studio/hours')
  const name = deskSiteFields.labels['weekdays'] ?? ''
  await user.click(await screen.findByRole('link', { name }))
  expect(document.activeElement).toBe(screen.getAllByRole('checkbox')[0])
})

test(
  'a sentence that only the server knows stays at the field that was left, until that is changed',
  { tags: ['thorough'] },
  async () => {
    const message = '“Post” is in the list twice'
    const problem = { kind: 'services', key: 'PS-025', field: 'name', message } as const
    const { server, user } = await openEditor()
    server.answer('site.saveDraft', (input) => {
      const item = { ...drafted(Object(input).fields), problems: [problem] }
      return Response.json({ result: { data: { isSaved: true, item } } })
    })
    await user.clear(field('Name'))
    await user.type(field('Name'), 'Post')
    await user.tab()
    await waitFor(() => expect(field('Name').getAttribute('aria-invalid')).toBe('true'))
    const form = within(screen.getByRole('form', { name: deskSiteItem.form('Blog Post') }))
    expect(form.getByText(message)).toBeTruthy()
    await user.type(field('Name'), 's')
    expect(form.queryByText(message)).toBeNull()
  },
)

test('the choice of a shape and its control are each labelled', async () => {
  await openEditor()
  expect(field('Rounds').value).toBe('2')
})

test('a section is chosen by its heading, and one that is no longer there is named', async () => {
  const { server, user, saves: sent } = await openEditor(drafted({ section: 'gone' }))
  server.answer('site.saveDraft', saves())
  const section = await screen.findByRole<HTMLSelectElement>('combobox', {
    name: deskSiteFields.labels['section'] ?? '',
  })
  await within(section).findByRole('option', { name: deskSiteFields.reference.gone('gone') })
  await user.selectOptions(section, 'Emails')
  await user.selectOptions(
    screen.getByRole('combobox', { name: deskSiteFields.labels['pricingGroup'] ?? '' }),
    'Small texts',
  )
  await pause()
  expect(sent().at(-1)?.fields).toMatchObject({ section: 'emails', pricingGroup: 'small' })
  await user.selectOptions(
    screen.getByRole('combobox', { name: deskSiteFields.labels['pricingGroup'] ?? '' }),
    deskSiteFields.reference.none,
  )
  await pause()
  expect(sent().at(-1)?.fields).toMatchObject({ pricingGroup: null })
})

test('a name in braces that stands for nothing is told while it is typed, and a known one is put in', async () => {
  const { server, user, saves: sent } = await openEditor()
  server.answer('site.saveDraft', saves())
  const description = field('Description')
  await user.clear(description)
  await user.type(description, 'From {{price:PS-1}')
  expect(screen.getByText('{price:PS-1} stands for nothing')).toBeTruthy()
  await user.clear(description)
  await user.type(description, 'By {{{{brand}}')
  expect(screen.getByText('Braces cannot stand in braces')).toBeTruthy()
  await user.clear(description)
  await user.type(description, 'By {{bra')
  await user.click(screen.getByRole('button', { name: deskSiteFields.bracesPut('brand', 'Northword') }))
  await user.keyboard(' itself')
  expect(description.value).toBe('By {brand} itself')
  expect(screen.getByText(deskSiteFields.inBraces('{brand}'))).toBeTruthy()
  expect(screen.getByText(deskSiteFields.length(19, '200'))).toBeTruthy()
  await pause()
  expect(sent().at(-1)).toMatchObject({ fields: { description: 'By {brand} itself' } })
})

test('a service is archived by a box, and is as it was before once that is switched off', async () => {
  const { server, user, saves: sent } = await openEditor()
  server.answer('site.saveDraft', saves())
  const box = screen.getByRole('checkbox', { name: deskSiteFields.labels['archived'] ?? '' })
  await user.click(box)
  await user.tab()
  await waitFor(() => expect(sent().at(-1)?.fields).toEqual({ ...aService.live, archived: true }))
  await user.click(box)
  await user.tab()
  await waitFor(() => expect(sent().at(-1)?.fields).toEqual(aService.live))
})

test('a price that a text names of an archived service is told to be one, until the text is changed', async () => {
  const message = '{price:PS-1} names a service that is archived'
  const problem = { kind: 'services', key: 'PS-025', field: 'description', message } as const
  const { user } = await openEditor({ ...drafted({ description: 'Or {price:PS-1}' }), problems: [problem] })
  const form = within(screen.getByRole('form', { name: deskSiteItem.form('Blog Post') }))
  expect(form.getByText(message)).toBeTruthy()
  await user.type(field('Description'), '!')
  expect(form.queryByText(message)).toBeNull()
  expect(form.getByText('{price:PS-1} stands for nothing')).toBeTruthy()
})

test('a discarded draft is as it is live again', async () => {
  const { server, user } = await openEditor(drafted({ name: 'Other' }))
  server.answer('site.discardDraft', returns({ isSaved: true, item: { ...aService, version: 5 } }))
  server.answer('site.findItem', returns({ ...aService, version: 5 }))
  await user.click(screen.getByRole('button', { name: discard.open }))
  await user.click(await screen.findByRole('button', { name: discard.button }))
  await waitFor(() => expect(field('Name').value).toBe('Blog Post'))
  expect(server.inputsOf('site.discardDraft')).toEqual([{ kind: 'services', key: 'PS-025', version: 4 }])
})

const steps = [
  ['discarded', discard, 'site.discardDraft'],
  ['removed', remove, 'site.saveDraft'],
] as const

firstOf(steps)('a change by somebody else is not %s, and is read first', async (_, step, procedure) => {
  const { server, user } = await openEditor(drafted({ name: 'Other' }))
  const theirs = byWill({ name: 'Theirs' })
  server.answer(procedure, returns({ isSaved: false, item: theirs }))
  server.answer('site.findItem', returns(theirs))
  await user.click(screen.getByRole('button', { name: step.open }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: step.button }))
  expect((await dialog.findByRole('alert')).textContent).toBe(rename.changed)
  expect(screen.getByDisplayValue('Theirs')).toBeTruthy()
  server.answer(procedure, returns({ isSaved: true, item: { ...aService, version: 10 } }))
  await user.click(dialog.getByRole('button', { name: step.button }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.inputsOf(procedure)).toMatchObject([{ version: 4 }, { version: 9 }])
})

firstOf(steps)('nothing is %s while one of two texts has to be chosen', async (_, step, procedure) => {
  const { server, user } = await conflict()
  const before = server.inputsOf(procedure).length
  await user.click(screen.getByRole('button', { name: step.open }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: step.button }))
  expect((await dialog.findByRole('alert')).textContent).toBe(rename.changed)
  expect(server.inputsOf(procedure)).toHaveLength(before)
  await user.click(dialog.getByRole('button', { name: desk.cancel }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: step.open }))
  expect(within(await screen.findByRole('dialog')).queryByRole('alert')).toBeNull()
})

firstOf([
  ['without a draft', aService, `${remove.text} ${remove.orArchive}`],
  ['with a draft, which is lost', drafted({}), `${remove.textDraft} ${remove.orArchive}`],
  ['that is archived already', { ...aService, archived: true }, remove.text],
] as const)('the removal of a service %s says what comes of it', async (_, item, text) => {
  const { user } = await openEditor(item)
  await user.click(screen.getByRole('button', { name: remove.open }))
  expect(within(await screen.findByRole('dialog')).getByText(text)).toBeTruthy()
})

test('another number opens the renamed service', async () => {
  const { server, user } = await openEditor()
  const renamed = { ...drafted({}), key: 'PS-026', state: 'new' as const }
  server.answer('site.renameItem', returns({ isSaved: true, item: renamed }))
  server.answer('site.findItem', returns(renamed))
  await user.click(screen.getByRole('button', { name: rename.open }))
  const dialog = within(await screen.findByRole('dialog'))
  const key = dialog.getByRole('textbox', { name: deskSite.add.sku })
  await user.clear(key)
  await user.type(key, 'PS-026{Enter}')
  await waitFor(() => expect(window.location.pathname).toBe('/desk/site/services/PS-026'))
  expect(server.inputsOf('site.renameItem')).toMatchObject([{ key: 'PS-025', newKey: 'PS-026', version: 3 }])
})
