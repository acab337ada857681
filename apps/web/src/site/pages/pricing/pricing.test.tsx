import { pages } from '@northword/content/site/pages'
import type * as Pricing from '@northword/content/site/pricing'
import { pricing } from '@northword/content/site/pricing'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import PricingPage from './pricing.page.tsx'

// A copy that a test may change.
vi.mock('@northword/content/site/pricing', async (original) => {
  const words = await original<typeof Pricing>()
  return { pricing: { ...words.pricing } }
})

afterEach(cleanup)

const { groups, allServices } = pricing
const renamed = groups.map((group) => (group.key === 'popular' ? { ...group, key: 'start' } : group))

test.each([
  ['with the groups of the seed', groups, 'popular'],
  ['with a group of another name', renamed, 'start'],
  ['without groups', [], undefined],
])('Pricing %s leads once to all services, below its last group', (_, shown, last) => {
  Object.assign(pricing, { groups: shown })
  render(
    <MemoryRouter>
      <PricingPage head={pages.pricing} params={{}} />
    </MemoryRouter>,
  )
  const links = screen.getAllByRole('link', { name: allServices.label })
  expect(links.map((link) => [link.getAttribute('href'), link.closest('section')?.id || undefined])).toEqual([
    [allServices.to, last],
  ])
})
