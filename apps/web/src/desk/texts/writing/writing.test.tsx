import { deskTexts } from '@northword/content/desk/desk-texts'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { returns } from '../../../testing/fake-api.ts'
import { aCase, fails, fakeDesk, olive, will } from '../../../testing/fake-desk.ts'
import {
  aDraft,
  aPiece,
  openAgain,
  openWriting,
  pause,
  pieces,
  savedAs,
} from '../../../testing/fake-texts.ts'
import { freshPage } from '../../../testing/fresh-page.ts'
import { openDesk } from '../../../testing/open-desk.tsx'

freshPage()

const { number } = aCase.order
const { rival, saving, notice } = deskTexts
const place = { number, piece: 1 }
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('nw_desk_text:'))
const theirs = { ...aDraft, text: 'Their words.', revision: 4, savedBy: will.name }
const faster = 'Will Writer was faster: the text was saved. Look at it anew, and try again.'

/** The server has another save since the page was opened. */
function outpace(server: Awaited<ReturnType<typeof openWriting>>['server']) {
  server.answer('deliveries.saveDraft', fails(409, faster))
  server.answer('deliveries.findDraft', returns(theirs))
}

test('a typed text is saved on the draft that it was typed on, and then leaves the device', async () => {
  const { server, user, field } = await openWriting()
  server.answer('deliveries.saveDraft', returns(savedAs(4)))
  await user.type(field, ' New.')
  expect(kept()).toHaveLength(1)
  await pause()
  const sent = { ...place, text: 'Old words. New.', format: 'markdown', revision: 3 }
  expect(server.inputsOf('deliveries.saveDraft')).toEqual([sent])
  expect(kept()).toEqual([])
})

test('a typed text survives a reload while no server answers, and is saved as soon as one does', async () => {
  const { server, user, field } = await openWriting()
  await user.type(field, ' New.')
  await pause()
  expect(screen.getByText(new RegExp(saving.onDevice))).toBeTruthy()
  cleanup()
  const again = await openAgain()
  expect(again.field.value).toBe('Old words. New.')
  expect(screen.getByText(/is back: this device had kept it/)).toBeTruthy()
  server.answer('deliveries.saveDraft', returns(savedAs(4)))
  await pause(6_000)
  expect(screen.queryByText(new RegExp(saving.onDevice))).toBeNull()
  expect(kept()).toEqual([])
})

test('a text that arrived although no answer came is nobody else’s', { tags: ['thorough'] }, async () => {
  const { server, user, field } = await openWriting()
  await user.type(field, ' New')
  await pause()
  await user.type(field, ' words')
  server.answer('deliveries.saveDraft', returns(savedAs(4)))
  await pause(6_000)
  const texts = server.inputsOf('deliveries.saveDraft').slice(-2)
  expect(texts).toMatchObject([
    { text: 'Old words. New', revision: 3 },
    { text: 'Old words. New words', revision: 4 },
  ])
})

test('of two tabs none overwrites the other: both texts are shown, and mine is saved over theirs when I say so', async () => {
  const { server, user, field } = await openWriting()
  outpace(server)
  await user.type(field, ' Mine.')
  await pause()
  const alert = within(await screen.findByRole('alert', { name: rival.heading }))
  expect(field.value).toBe('Old words. Mine.')
  expect(alert.getByRole('group', { name: rival.changes }).textContent).toMatch(
    /Their.*Old.*words\..*Mine\./s,
  )
  server.answer('deliveries.saveDraft', returns(savedAs(5)))
  await user.click(alert.getByRole('button', { name: rival.keep }))
  await pause()
  expect(server.inputsOf('deliveries.saveDraft').at(-1)).toMatchObject({
    text: 'Old words. Mine.',
    revision: 4,
  })
  expect(screen.queryByRole('alert', { name: rival.heading })).toBeNull()
})

test('a member who takes the other text can have their own back', { tags: ['thorough'] }, async () => {
  const { server, user, field } = await openWriting()
  outpace(server)
  await user.type(field, ' Mine.')
  await pause()
  await user.click(await screen.findByRole('button', { name: rival.take }))
  expect(field.value).toBe(theirs.text)
  await user.click(screen.getByRole('button', { name: notice.putBack }))
  expect(field.value).toBe('Old words. Mine.')
})

test(
  'nothing more is sent before somebody has chosen, and a reload asks again',
  { tags: ['thorough'] },
  async () => {
    const { server, user, field } = await openWriting()
    outpace(server)
    await user.type(field, ' Mine.')
    await pause()
    await user.type(field, ' More.')
    await pause(20_000)
    expect(server.inputsOf('deliveries.saveDraft')).toHaveLength(1)
    cleanup()
    const again = await openAgain()
    expect(again.field.value).toBe('Old words. Mine. More.')
    expect(screen.getByRole('alert', { name: rival.heading })).toBeTruthy()
  },
)

test('two texts that this device kept are both shown', { tags: ['thorough'] }, async () => {
  const { user, field } = await openWriting()
  await user.type(field, ' One.')
  const [key = ''] = kept()
  const one = localStorage.getItem(key) ?? ''
  cleanup()
  localStorage.setItem(`${key}-of-another-tab`, one.replace('One.', 'Two.').replace(/20\d\d-/, '2020-'))
  const again = await openAgain()
  expect(again.field.value).toBe('Old words. One.')
  expect(screen.getByText(/^This device kept another text of yours/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: rival.take }))
  expect(again.field.value).toBe('Old words. Two.')
})

test('a text that one member typed on this device is shown to no other', async () => {
  const { server, user, field } = await openWriting()
  await user.type(field, ' Secret.')
  cleanup()
  server.answer('me', returns({ member: { ...olive, id: will.id }, isFresh: true, owesSecondFactor: false }))
  expect((await openAgain()).field.value).toBe('Old words.')
})

test(
  'a save that the server will never take says why, and what is typed stays on the device',
  { tags: ['thorough'] },
  async () => {
    const { server, user, field } = await openWriting()
    const tooLong = 'Text must be at most 1 MiB'
    server.answer(
      'deliveries.saveDraft',
      fails(400, 'The request is not valid.', [{ path: 'text', message: tooLong }]),
    )
    await user.type(field, ' More.')
    await pause()
    expect(screen.getByText(new RegExp(`${saving.failed(tooLong)} ${saving.onDevice}`))).toBeTruthy()
    expect(kept()).toHaveLength(1)
  },
)

test('the order leads to its texts, and says why one is not written', async () => {
  fakeDesk(olive, {
    'desk.findCase': returns(aCase),
    'deliveries.listAtDesk': returns({ pieces: [aPiece], mayDeliver: false }),
  })
  await openDesk(`/desk/orders/${number}`)
  expect(await screen.findByText(deskTexts.piece.mayNot)).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Write/ })).toBeNull()
})

test('a writer begins with the texts: what waits, what is held, and where to write on', async () => {
  const version = {
    number: 1,
    deliveredAt: aCase.order.createdAt,
    by: will.name,
    note: '',
    approval: null,
    isHeld: true,
  }
  const piece = { ...aPiece, versions: [version], draftSavedAt: aCase.order.createdAt }
  fakeDesk(
    { ...olive, role: 'writer' },
    {
      'desk.findCase': returns(aCase),
      'deliveries.listAtDesk': returns(pieces(piece)),
    },
  )
  await openDesk(`/desk/orders/${number}`)
  const part = within(await screen.findByRole('region', { name: deskTexts.heading }))
  const write = await part.findByRole('link', { name: 'Write the Next Version: Blog Post' })
  expect(write.getAttribute('href')).toBe(`/desk/orders/${number}/texts/1`)
  expect(part.getByRole('link', { name: deskTexts.versionOf(piece.title, 1) })).toBeTruthy()
  expect(part.getByText(deskTexts.piece.held)).toBeTruthy()
})

test('a text that its client has approved says so, and is not written', async () => {
  const approval = { by: 'Ada Lovelace', at: aCase.order.createdAt, how: 'link' } as const
  const version = { number: 1, deliveredAt: aCase.order.createdAt, by: will.name, note: '', approval }
  const approved = { ...aPiece, versions: [{ ...version, isHeld: false }] }
  const server = fakeDesk(olive, {
    'desk.findCase': returns(aCase),
    'deliveries.listAtDesk': returns(pieces(approved)),
    'deliveries.findDraft': returns({ ...aDraft, savedAt: null }),
  })
  await openDesk(`/desk/orders/${number}`)
  const part = within(await screen.findByRole('region', { name: deskTexts.heading }))
  expect((await part.findByText(/^Approved by Ada Lovelace/)).textContent).toContain(deskTexts.piece.how.link)
  expect(part.queryByRole('link', { name: /^Write/ })).toBeNull()
  cleanup()
  await openDesk(`/desk/orders/${number}/texts/1`)
  expect(await screen.findByText(deskTexts.piece.closed)).toBeTruthy()
  expect(screen.queryByLabelText(deskTexts.writing.label)).toBeNull()
  cleanup()
  const draftSavedAt = aCase.order.createdAt
  server.answer('deliveries.listAtDesk', returns(pieces({ ...approved, draftSavedAt })))
  server.answer('deliveries.findDraft', returns(aDraft))
  const { field } = await openAgain()
  expect(field.value).toBe(aDraft.text)
  expect(screen.getByText(deskTexts.piece.closed)).toBeTruthy()
  expect(screen.queryByRole('button', { name: deskTexts.deliver.button(2) })).toBeNull()
})
