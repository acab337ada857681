import { deskEntry } from '@northword/content/desk/desk-entry'
import { deskQueue } from '@northword/content/desk/desk-queue'
import { deskSiteSetUp } from '@northword/content/desk/desk-site-set-up'
import { firstOf } from '@northword/rig/first-of'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { returns } from '../../testing/fake-api.ts'
import { fails, fakeDesk, noDuties, olive } from '../../testing/fake-desk.ts'
import { freshPage } from '../../testing/fresh-page.ts'
import { openDesk } from '../../testing/open-desk.tsx'

freshPage()

const token = 'A'.repeat(43)
const password = 'seven quiet herons'
const { fields } = deskEntry
const signedIn = returns({ member: olive, isFresh: true, owesSecondFactor: false })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const passwordField = () => screen.getByLabelText(fields.password, { selector: 'input' })

const pages = [
  {
    path: 'setup',
    procedure: 'setUp',
    words: deskEntry.setUp,
    asksWho: true,
    lands: deskSiteSetUp.steps.name.heading,
  },
  { path: 'join', procedure: 'join', words: deskEntry.join, asksWho: false, lands: deskQueue.heading },
  { path: 'reset', procedure: 'comeBack', words: deskEntry.reset, asksWho: false, lands: deskQueue.heading },
] as const

// Cases without a token come first: a page keeps the token that it was opened with.
describe.each(pages)('/desk/$path', ({ path, procedure, words }) => {
  firstOf(['', '?token=', `?token=${token.slice(1)}`])(
    'asks for nothing where the link ends with “%s”',
    async (query) => {
      const server = fakeDesk(null)
      await openDesk(`/desk/${path}${query}`)
      await heading(words.heading)
      expect(screen.getByText(words.noToken)).toBeTruthy()
      expect(screen.queryByRole('form')).toBeNull()
      expect(server.inputsOf(procedure)).toEqual([])
    },
  )
})

describe.each(pages)('/desk/$path with its link', ({ path, procedure, words, asksWho, lands }) => {
  const open = () => openDesk(`/desk/${path}?token=${token}`)
  const typed = asksWho ? { name: olive.name, email: olive.email, password } : { password }
  async function fill(user: Awaited<ReturnType<typeof openDesk>>['user']) {
    if (asksWho) await user.type(screen.getByRole('textbox', { name: fields.name }), olive.name)
    if (asksWho) await user.type(screen.getByRole('textbox', { name: fields.email }), olive.email)
    await user.type(passwordField(), password)
    await user.click(screen.getByRole('button', { name: words.button }))
  }

  test('takes the secret out of the address, sends it once and lets in', async () => {
    const server = fakeDesk(null, { [procedure]: returns({ member: olive }), 'desk.queue': noDuties })
    const { user } = await open()
    expect(window.location.search).toBe('')
    server.answer('me', signedIn)
    await fill(user)
    await heading(lands)
    expect(server.inputsOf(procedure)).toEqual([{ token, ...typed }])
  })

  test('says beside the field what is wrong with a password, and sends nothing', async () => {
    const server = fakeDesk(null)
    const { user } = await open()
    await user.type(passwordField(), 'too short')
    await user.click(screen.getByRole('button', { name: words.button }))
    expect(screen.getByText('Password must be at least 12 characters long.')).toBeTruthy()
    expect(server.inputsOf(procedure)).toEqual([])
  })

  test('says that the link has expired, keeps what was typed, and moves the focus to the sentence', async () => {
    const expired = 'This link has expired or was used before. Please ask for a new one.'
    fakeDesk(null, { [procedure]: fails(400, expired) })
    const { user } = await open()
    await fill(user)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe(expired)
    expect(document.activeElement).toBe(alert)
    expect(passwordField()).toHaveProperty('value', password)
  })
})
