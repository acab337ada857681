import { deskAccount } from '@northword/content/desk/desk-account'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { returns } from '../../testing/fake-api.ts'
import { fakeDesk, olive } from '../../testing/fake-desk.ts'
import { freshPage } from '../../testing/fresh-page.ts'
import { openDesk } from '../../testing/open-desk.tsx'

freshPage()

const words = deskAccount.password
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' })

async function type(answers: Parameters<typeof fakeDesk>[1]) {
  fakeDesk(olive, answers)
  const { user } = await openDesk('/desk/account')
  await screen.findByRole('heading', { name: words.heading })
  await user.type(field(words.current), 'seven quiet herons')
  await user.type(field(words.next), 'eight quiet herons')
  return { user }
}

test('the fields are empty after a change, and its sentence ends with the next key', async () => {
  const { user } = await type({ changePassword: returns() })
  await user.click(screen.getByRole('button', { name: words.button }))
  const saved = await screen.findByText(words.saved)
  expect(document.activeElement).toBe(saved)
  expect([field(words.current).value, field(words.next).value]).toEqual(['', ''])
  await user.type(field(words.current), 'e')
  expect(screen.queryByText(words.saved)).toBeNull()
})

test(
  'fields keep what is typed into them while the change is under way',
  { tags: ['thorough'] },
  async () => {
    const waiting = Promise.withResolvers<Response>()
    const { user } = await type({ changePassword: () => waiting.promise })
    await user.keyboard('{Enter}')
    await user.type(field(words.next), '!')
    waiting.resolve(Response.json({ result: {} }))
    await screen.findByText(words.saved)
    await waitFor(() => expect(field(words.current).value).toBe(''))
    expect(field(words.next).value).toBe('eight quiet herons!')
    expect(document.activeElement).toBe(field(words.next))
  },
)

test(
  'a change that is not sent has no sentence of the last one beside it',
  { tags: ['thorough'] },
  async () => {
    const { user } = await type({ changePassword: returns() })
    await user.click(screen.getByRole('button', { name: words.button }))
    await screen.findByText(words.saved)
    await user.click(screen.getByRole('button', { name: words.button }))
    expect(screen.queryByText(words.saved)).toBeNull()
    expect(field(words.current).getAttribute('aria-invalid')).toBe('true')
  },
)
