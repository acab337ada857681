import { orderStatuses } from '@northword/contract/orders/order-status'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ThemeProvider } from '../theme/theme-provider.tsx'
import { badgePairs } from '../theme/badge-colors.ts'
import { StatusBadge } from './status-badge.tsx'

afterEach(cleanup)

test.each(orderStatuses)('“%s” is said in words, whatever its color', (status) => {
  render(<StatusBadge status={status} />, { wrapper: ThemeProvider })
  expect(screen.getByText(status).dataset['color']).toBeTruthy()
})

test('a state that nobody knows is grey', () => {
  render(<StatusBadge status="Lost" />, { wrapper: ThemeProvider })
  expect(screen.getByText('Lost').dataset['color']).toBe('grey')
})

const pairs = Object.entries(badgePairs).flatMap(([scheme, colors]) =>
  Object.entries(colors).map(([color, pair]) => ({ scheme, color, pair })),
)

test.each(pairs)('$color reads at 4.5 : 1 in the $scheme scheme', ({ pair: [ground, text] }) => {
  const [darker = 0, lighter = 0] = [luminance(ground), luminance(text)].toSorted((a, b) => a - b)
  expect((lighter + 0.05) / (darker + 0.05)).toBeGreaterThanOrEqual(4.5)
})

/** Relative luminance by WCAG 2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = (hex.match(/[\da-f]{2}/g) ?? []).map((channel) => {
    const value = Number.parseInt(channel, 16) / 255
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
