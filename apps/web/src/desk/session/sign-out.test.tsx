import { deskComments } from '@northword/content/desk/desk-comments'
import { deskEntry } from '@northword/content/desk/desk-entry'
import { desk } from '@northword/content/desk/desk-frame'
import { deskQuestions } from '@northword/content/desk/desk-questions'
import { draftPrefix } from '@northword/contract/device/device-key-names'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { allowFunctional } from '../../testing/consent.ts'
import { returns } from '../../testing/fake-api.ts'
import { aCase, fails, fakeDesk, olive } from '../../testing/fake-desk.ts'
import { freshPage } from '../../testing/fresh-page.ts'
import { openDesk } from '../../testing/open-desk.tsx'
import { aComment, theRounds, version } from '../../testing/text-fixtures.ts'
import { copiesOf, keepCopy, newCopyKey } from '../copies/device-copies.ts'

freshPage()

const { number } = aCase.order
const drafts = (storage: Storage) => Object.keys(storage).filter((key) => key.startsWith(draftPrefix))

/** Types a question and an answer beside a text, without sending either. */
async function typed(answers = {}) {
  const comments = [aComment({ round: 1 })]
  fakeDesk(olive, {
    'deliveries.readAtDesk': returns(version()),
    'reviews.findAtDesk': returns({ comments, rounds: [theRounds] }),
    'staff.signOut': returns(),
    ...answers,
  })
  const { user } = await openDesk(`/desk/orders/${number}/texts/1/versions/2`)
  await user.click(await screen.findByRole('button', { name: deskQuestions.tools.whole }))
  await user.type(await screen.findByLabelText(deskQuestions.form.label), 'All?')
  const form = within(await screen.findByRole('form', { name: deskComments.form.label(1) }))
  await user.type(form.getByLabelText(deskComments.form.words), 'Not yet.')
  const signOut = async () => {
    await user.click(screen.getByRole('button', { name: desk.menu.label(olive.name) }))
    await user.click(await screen.findByRole('menuitem', { name: desk.menu.signOut }))
  }
  return { signOut }
}

test('signing out ends what was typed and not sent, in the tab', async () => {
  const { signOut } = await typed()
  expect([drafts(sessionStorage).length, drafts(localStorage).length]).toEqual([2, 0])
  await signOut()
  await screen.findByRole('heading', { name: deskEntry.login.heading })
  expect([...drafts(sessionStorage), ...drafts(localStorage)]).toEqual([])
})

test('and on the device, where it may be kept there', { tags: ['thorough'] }, async () => {
  allowFunctional()
  const { signOut } = await typed()
  expect([drafts(sessionStorage).length, drafts(localStorage).length]).toEqual([0, 2])
  await signOut()
  await screen.findByRole('heading', { name: deskEntry.login.heading })
  expect([...drafts(sessionStorage), ...drafts(localStorage)]).toEqual([])
})

test(
  'a text that no server has waits on the device for whoever wrote it',
  { tags: ['thorough'] },
  async () => {
    const place = { memberId: olive.id, number, piece: 1 }
    const text = { text: 'Typed offline.', format: 'markdown', revision: 0, sent: null } as const
    keepCopy(newCopyKey(place), { ...text, typedAt: '2026-03-02T10:00:00.000Z' })
    const { signOut } = await typed()
    await signOut()
    await screen.findByRole('heading', { name: deskEntry.login.heading })
    expect(copiesOf(place)).toMatchObject([{ text: 'Typed offline.' }])
  },
)

test(
  'where the server cannot be reached, nobody is signed out and nothing is lost',
  { tags: ['thorough'] },
  async () => {
    const { signOut } = await typed({ 'staff.signOut': fails(503, 'Our database is away.') })
    await signOut()
    await screen.findByText('Our database is away.')
    expect(drafts(sessionStorage)).toHaveLength(2)
    expect(screen.getByLabelText(deskQuestions.form.label)).toHaveProperty('value', 'All?')
  },
)
