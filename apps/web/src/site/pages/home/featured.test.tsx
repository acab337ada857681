import type * as Home from '@northword/content/site/home'
import { home } from '@northword/content/site/home'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Featured } from './featured.tsx'

// The first card shows a figure below its price.
vi.mock('@northword/content/site/home', async (original) => {
  const words = await original<typeof Home>()
  const { featured } = words.home
  const cards = featured.cards.map((card, at) => (at === 0 ? { ...card, displayPrice: 24 } : card))
  return { ...words, home: { ...words.home, featured: { ...featured, cards } } }
})

beforeEach(() => {
  render(
    <MemoryRouter>
      <Featured />
    </MemoryRouter>,
  )
})
afterEach(cleanup)

test('a card calls its price lower than a round figure only where it is', () => {
  expect(screen.getByText('$24.99')).toBeTruthy()
  expect(screen.getAllByText(/under \$/).map(({ textContent }) => textContent)).toEqual([
    'Fixed price, under $35',
    'Fixed price, under $45',
  ])
})

test('below the featured services stands the way to all of them', () => {
  const { label, to } = home.featured.allServices
  expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(to)
})
