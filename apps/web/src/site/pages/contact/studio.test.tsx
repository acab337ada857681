import type * as Seed from '@northword/content/matter/of-seed'
import { contact } from '@northword/content/site/contact'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Studio } from './studio.tsx'

vi.mock('@northword/content/matter/of-seed', async (original) => {
  const { site } = await original<typeof Seed>()
  return { site: { ...site, keepsHolidays: false } }
})

afterEach(cleanup)

test('a studio without holidays does not say that it is closed on them', () => {
  const { label, value, note } = contact.info.hours
  render(<Studio />)
  expect(screen.getByText(label).nextElementSibling?.textContent).toBe(value)
  expect(note).toBeNull()
})
