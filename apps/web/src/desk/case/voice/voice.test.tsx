import { desk } from '@northword/content/desk/desk-frame'
import { deskVoice } from '@northword/content/desk/desk-voice'
import type { VoiceView } from '@northword/contract/texts/voice'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { returns } from '../../../testing/fake-api.ts'
import { aCase, fails, fakeDesk, noMoney, noVoice, olive, will } from '../../../testing/fake-desk.ts'
import { openWriting } from '../../../testing/fake-texts.ts'
import { freshPage } from '../../../testing/fresh-page.ts'
import { openDesk } from '../../../testing/open-desk.tsx'

freshPage()

const { number } = aCase.order
const words = deskVoice.form
const agreed: VoiceView = {
  ...noVoice,
  use: ['sourdough', 'rises slowly'],
  avoid: ['utilize'],
  spelling: 'en-GB',
  person: 'we',
  links: ['https://bakery.example/shop'],
  note: 'Like a baker.',
  revision: 3,
  savedAt: aCase.order.createdAt,
  savedBy: will.name,
}

async function open(voice = noVoice) {
  const server = fakeDesk(olive, {
    'payments.find': noMoney,
    'desk.findCase': returns(aCase),
    'voices.find': returns(voice),
  })
  const { user } = await openDesk(`/desk/orders/${number}`)
  const part = within(await screen.findByRole('region', { name: deskVoice.heading }))
  return { server, user, part }
}
const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })
/** In one event: `user.type` would render the whole dialog for each key. */
const typed = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const save = () => screen.getByRole('button', { name: words.button })

async function openForm(voice = noVoice) {
  const opened = await open(voice)
  const button = voice.savedAt ? deskVoice.edit : deskVoice.agree
  await opened.user.click(await opened.part.findByRole('button', { name: button }))
  await screen.findByRole('dialog', { name: words.title })
  return opened
}

test('an order says how the texts of its client are to sound, and for which orders that holds', async () => {
  const { part } = await open(agreed)
  expect(await part.findByText('“sourdough”, “rises slowly”')).toBeTruthy()
  expect(part.getByText('“utilize”')).toBeTruthy()
  expect(part.getByText(deskVoice.spellings['en-GB'])).toBeTruthy()
  expect(part.getByText(deskVoice.persons.we)).toBeTruthy()
  expect(part.getByText('Like a baker.')).toBeTruthy()
  const link = part.getByRole('link', { name: 'https://bakery.example/shop' })
  expect(link.getAttribute('href')).toBe('https://bakery.example/shop')
  expect(part.getByText(new RegExp(deskVoice.holdsFor.account))).toBeTruthy()
})

test('where nothing is agreed it says so, and lines that are typed become a voice', async () => {
  const { server, user, part } = await openForm()
  expect(part.getByText(deskVoice.none)).toBeTruthy()
  typed(deskVoice.use, 'sourdough\n\n rises  slowly ')
  await user.selectOptions(screen.getByLabelText(deskVoice.person), 'we')
  typed(deskVoice.links, 'https://bakery.example/shop')
  const { avoid, spelling, note } = noVoice
  const sent = { use: ['sourdough', 'rises slowly'], person: 'we', links: agreed.links }
  const saved = { ...noVoice, ...sent, revision: 1, savedAt: aCase.order.createdAt, savedBy: olive.name }
  server.answer('voices.save', returns(saved))
  server.answer('voices.find', returns(saved))
  await user.click(save())
  expect(await part.findByText('“sourdough”, “rises slowly”')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(server.inputsOf('voices.save')).toEqual([{ number, ...sent, avoid, spelling, note, revision: 0 }])
})

test('a mistake names its line, and has the focus', { tags: ['thorough'] }, async () => {
  const { server, user } = await openForm(agreed)
  typed(deskVoice.links, 'https://bakery.example/shop\n\nbakery.example')
  await user.click(save())
  expect(
    await screen.findByText('Line 3: Enter an address that begins with https:// or http://'),
  ).toBeTruthy()
  expect(document.activeElement).toBe(field(deskVoice.links))
  expect(server.inputsOf('voices.save')).toEqual([])
})

test(
  'the slower of two members keeps what they typed, sees what is saved now, and may save after that',
  { tags: ['thorough'] },
  async () => {
    const { server, user } = await openForm(agreed)
    typed(deskVoice.avoid, 'utilize\ncheap')
    const faster = 'Will Writer was faster: the voice was saved. Look at it anew, and try again.'
    server.answer('voices.save', fails(409, faster))
    server.answer('voices.find', returns({ ...agreed, avoid: ['very'], revision: 4 }))
    await user.click(save())
    expect(await screen.findByText(faster)).toBeTruthy()
    const dialog = within(screen.getByRole('dialog'))
    expect(await dialog.findByText('“very”')).toBeTruthy()
    expect(field(deskVoice.avoid).value).toBe('utilize\ncheap')
    server.answer('voices.save', returns({ ...agreed, avoid: ['utilize', 'cheap'], revision: 5 }))
    await user.click(save())
    expect(server.inputsOf('voices.save')).toMatchObject([
      { revision: 3 },
      { revision: 4, avoid: ['utilize', 'cheap'] },
    ])
  },
)

test(
  'the dialog stays until its save is answered, so that a failure is read',
  { tags: ['thorough'] },
  async () => {
    const { server, user } = await openForm()
    const saving = Promise.withResolvers<Response>()
    server.answer('voices.save', () => saving.promise)
    typed(deskVoice.note, 'Like a baker.')
    await user.click(save())
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: desk.cancel }))
    saving.resolve(fails(503, 'Our database is away.')())
    expect(await screen.findByText('Our database is away.')).toBeTruthy()
    expect(field(deskVoice.note).value).toBe('Like a baker.')
  },
)

test('the voice stands where a text is written', async () => {
  const { user } = await openWriting(undefined, { 'voices.find': returns(agreed) })
  await user.click(screen.getByText(deskVoice.heading))
  expect(screen.getByText('Like a baker.')).toBeTruthy()
  expect(screen.getByRole('button', { name: deskVoice.edit })).toBeTruthy()
})
