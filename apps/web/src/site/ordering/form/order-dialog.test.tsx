import { findService } from '@northword/content/studio/catalogue'
import { ordering } from '@northword/content/orders/ordering'
import { orderMessages } from '@northword/contract/messages'
import { firstOf } from '@northword/rig/first-of'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { toast } from '../../toasts/toast.ts'
import { field, fill, sendButton } from '../../../testing/fill-order-form.ts'
import { keptKeys, openDialog, orderLink } from '../../../testing/open-order.tsx'
import { freshPage } from '../../../testing/fresh-page.ts'
import { ada } from '../../../testing/order-fixtures.ts'

vi.mock('../../toasts/toast.ts', () => ({ toast: vi.fn<() => () => void>(() => () => {}) }))

freshPage()

const service = findService('PS-070')

test('the link opens a dialog that names the service, with the focus in the first field', async () => {
  await openDialog()
  expect(screen.getByRole('dialog', { name: ordering.dialog.title(service?.name ?? '') })).toBeTruthy()
  expect(screen.getByText(new RegExp(ordering.statement))).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(field('fullName')))
})

firstOf(
  [
    [{}, 'fullName', 'Full name is required'],
    [{ fullName: '   ', email: 'nonsense' }, 'fullName', 'Full name is required'],
    [{ fullName: ada.fullName }, 'email', 'Email is required'],
    [{ fullName: ada.fullName, email: 'nonsense' }, 'email', 'Please enter a valid email address'],
    [{ fullName: ada.fullName, email: ada.email }, 'phone', 'Phone number is required'],
  ] as const,
  2,
)('%o is answered by the first broken rule, at %s', async (typed, name, sentence) => {
  const { user, server } = await openDialog()
  await fill(user, typed)
  await user.click(sendButton())
  await waitFor(() => expect(toast).toHaveBeenCalled())
  expect(toast).toHaveBeenCalledExactlyOnceWith({
    title: orderMessages.validationTitle,
    description: sentence,
    tone: 'destructive',
  })
  const input = field(name)
  await waitFor(() => expect(document.activeElement).toBe(input))
  expect(input.getAttribute('aria-invalid')).toBe('true')
  const described = input.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(sentence)
  expect(server.received).toEqual([])
})

test('editing a field takes away its error and no other', async () => {
  const { user } = await openDialog()
  await user.click(sendButton())
  await screen.findByText('Full name is required')
  await user.type(field('fullName'), 'A')
  expect(screen.queryByText('Full name is required')).toBeNull()
  expect(screen.getByText('Email is required')).toBeTruthy()
})

test('typed fields survive a reload, and cancelling forgets them', async () => {
  const first = await openDialog()
  await fill(first.user, ada)
  cleanup()
  const { user } = await openDialog()
  expect(field('note')).toHaveProperty('value', ada.note)
  expect(screen.getByText(ordering.draft.restored)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: ordering.buttons.cancel }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(keptKeys('nw_draft')).toEqual([])
})

firstOf(['{Escape}', 'the close button'])(
  '%s closes the dialog, clears the form and gives the focus back',
  async (way) => {
    const { user } = await openDialog()
    await fill(user, ada)
    if (way === '{Escape}') await user.keyboard(way)
    else await user.click(screen.getByRole('button', { name: ordering.dialog.close }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const link = orderLink()
    await waitFor(() => expect(document.activeElement).toBe(link))
    await user.click(link)
    expect(field('fullName')).toHaveProperty('value', '')
  },
)

test('a draft that cannot be read does not break the form', async () => {
  sessionStorage.setItem('nw_draft:PS-070', '{"version":1,"values":{"fullName":7}}')
  await openDialog()
  expect(field('fullName')).toHaveProperty('value', '')
})
