import { orderStatuses, statesAfter } from '@northword/contract/orders/order-status'
import type { OrderEventView } from '@northword/contract/orders/orders'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ThemeProvider } from '../../../theme/theme-provider.tsx'
import { OrderHistory } from './order-history.tsx'

const at = '2026-03-06T05:00:00.000Z'
const moves = orderStatuses.flatMap((from) => statesAfter(from).map((to) => ({ from, to })))
const events = [{ from: null, to: 'Pending Contact' } as const, ...moves].flatMap((move) =>
  (['client', 'studio'] as const).map((actor) => ({ ...move, actor, at })),
)

function told(event: OrderEventView): string {
  const { unmount } = render(<OrderHistory events={[event]} />, { wrapper: ThemeProvider })
  const sentence = screen.getByRole('listitem').querySelector('p')?.textContent ?? ''
  unmount()
  return sentence
}

test('every pair of the state machine is there', () => {
  expect(moves.length).toBeGreaterThan(15)
})

test.each(events)('$actor: from $from to $to is told as a person would', (event) => {
  const sentence = told(event)
  expect(sentence).toMatch(event.actor === 'client' ? /^You .+\.$/ : /^Northword .+\.$/)
  // The sentences name no states: clients do not read that an order was moved to Awaiting Payment.
  expect(sentence).not.toMatch(/\bmoved\b|\bstatus\b|\bstate\b|→/)
  expect(orderStatuses.filter((status) => sentence.includes(status))).toEqual([])
})

test('different ends are told in different words', () => {
  const sentences = new Set(orderStatuses.map((to) => told({ actor: 'studio', from: 'Paid', to, at })))
  expect(sentences.size).toBe(orderStatuses.length)
})

test('a cancellation names the side that cancelled', () => {
  const cancelled = { from: 'Pending Contact', to: 'Cancelled', at } as const
  expect(told({ ...cancelled, actor: 'client' })).toBe('You cancelled the order.')
  expect(told({ ...cancelled, actor: 'studio' })).toBe('Northword cancelled the order.')
})

test('a text that comes back from a revision is a new version', () => {
  expect(told({ actor: 'studio', from: 'Revision', to: 'Delivered', at })).toBe(
    'Northword sent you the new version.',
  )
})

test.each([
  ['client', 'Completed', 'Delivered', 'back', 'You took that back.'],
  ['studio', 'Completed', 'Delivered', 'back', 'Northword took its last step back.'],
  ['studio', 'Delivered', 'In Production', 'back', 'Northword took its last step back.'],
  ['studio', 'Delivered', 'Revision', 'back', 'Northword took its last step back.'],
  ['studio', 'Revision', 'Delivered', 'back', 'Northword took its last step back.'],
  ['studio', 'Revision', 'Delivered', 'refused', 'Northword answered your comments and changed nothing.'],
  ['studio', 'Cancelled', 'In Production', 'back', 'Northword took the cancellation back.'],
] as const)('%s: from %s to %s, as %s, is told as what it was', (actor, from, to, mark, sentence) => {
  expect(told({ actor, from, to, mark, at })).toBe(sentence)
})

test('an order that goes on since a refund was a mistake says so', () => {
  for (const to of statesAfter('Refunded'))
    expect(told({ actor: 'studio', from: 'Refunded', to, at })).toBe('Northword took back a mistaken entry.')
})

test('a payment that changed no state has a line of its own', () => {
  const placed = { actor: 'client', from: null, to: 'Pending Contact', at } as const
  const receipt = { number: 'R1', kind: 'receipt', issuedOn: '2026-03-06', cents: 9_500 } as const
  const documents = [
    { ...receipt, isWithdrawn: false },
    { ...receipt, number: 'R2', isWithdrawn: true, cents: 1 },
  ]
  const lines = (...moved: OrderEventView[]) => {
    const { unmount } = render(<OrderHistory events={moved} documents={documents} />, {
      wrapper: ThemeProvider,
    })
    const found = screen.getAllByRole('listitem').map((line) => line.querySelector('p')?.textContent)
    unmount()
    return found
  }
  expect(lines(placed)).toEqual(['You placed the order.', 'Northword received $95.'])
  const paid = { actor: 'studio', from: 'Awaiting Payment', to: 'Paid', at } as const
  expect(lines(placed, paid)).toEqual(['You placed the order.', 'Northword received your payment.'])
})
