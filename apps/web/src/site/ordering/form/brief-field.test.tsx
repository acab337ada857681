import { ordering } from '@northword/content/orders/ordering'
import { briefMaxLength } from '@northword/contract/lengths'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { acknowledges } from '../../../testing/fake-server.ts'
import { field, fill, sendButton } from '../../../testing/fill-order-form.ts'
import { freshPage } from '../../../testing/fresh-page.ts'
import { openDialog } from '../../../testing/open-order.tsx'
import { ada } from '../../../testing/order-fixtures.ts'

vi.mock('../../toasts/toast.ts', () => ({ toast: vi.fn<() => () => void>(() => () => {}) }))

freshPage()

const { left } = ordering.fields.note
const brief = (length: number) => 'x'.repeat(length)
const type = (value: string) => fireEvent.input(field('note'), { target: { value } })
const readOut = () => screen.getByRole('status').textContent

test('a brief is not counted while there is room', async () => {
  await openDialog(acknowledges)
  type(brief(briefMaxLength - 10_001))
  expect(screen.queryByText(/characters left/)).toBeNull()
})

test.each([
  [briefMaxLength - 10_000, '10,000 characters left'],
  [briefMaxLength - 1, '1 character left'],
  [briefMaxLength, '0 characters left'],
  [briefMaxLength + 1, '1 character too many'],
  [briefMaxLength + 1500, '1,500 characters too many'],
])('of a brief of %i characters is said: %s', async (length, sentence) => {
  await openDialog(acknowledges)
  // Surrounding spaces do not count, as in the rule.
  type(`  ${brief(length)}\n`)
  expect(screen.getByText(sentence)).toBeTruthy()
})

test('a character counts once, also where it takes two units', async () => {
  await openDialog(acknowledges)
  type('🖋'.repeat(briefMaxLength))
  expect(screen.getByText('0 characters left')).toBeTruthy()
})

test('the count is read out when somebody pauses, not at every key', async () => {
  await openDialog(acknowledges)
  for (let length = briefMaxLength - 10; length <= briefMaxLength - 5; length += 1) {
    type(brief(length))
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(readOut()).toBe('')
  }
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(readOut()).toBe(left(5))
})

test('a brief over the limit is called by the name of its field', async () => {
  const { user, server } = await openDialog(acknowledges)
  await fill(user, { ...ada, note: brief(briefMaxLength + 1) })
  await user.click(sendButton())
  expect(screen.getByText('Project brief must be at most 100,000 characters')).toBeTruthy()
  expect(server.received).toEqual([])
})
