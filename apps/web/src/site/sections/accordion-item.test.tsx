import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { AccordionItem } from './accordion-item.tsx'

afterEach(cleanup)

function showTwo() {
  render(
    <>
      <AccordionItem id="price" heading="What does it cost?">
        <p>$15 or more.</p>
      </AccordionItem>
      <AccordionItem id="time" heading="How long does it take?">
        <p>24 hours.</p>
      </AccordionItem>
    </>,
  )
}

const isOpen = (text: string) => screen.getByText(text).closest('details')?.open

test('an item is a heading that opens and closes what stands under it, and only that', async () => {
  const user = userEvent.setup()
  showTwo()
  const price = screen.getByRole('heading', { level: 3, name: 'What does it cost?' })
  expect(isOpen('$15 or more.')).toBe(false)

  await user.click(price)
  expect(isOpen('$15 or more.')).toBe(true)
  expect(isOpen('24 hours.')).toBe(false)

  await user.click(screen.getByRole('heading', { name: 'How long does it take?' }))
  expect(isOpen('24 hours.')).toBe(true)
  expect(isOpen('$15 or more.')).toBe(true)

  await user.click(price)
  expect(isOpen('$15 or more.')).toBe(false)
})

test('its anchor lies inside what it hides, where a browser opens it', () => {
  showTwo()
  const anchor = document.getElementById('price')
  const summary = screen.getByText('What does it cost?').closest('summary')
  expect(anchor?.closest('details')).toBe(summary?.parentElement)
  expect(anchor?.closest('summary')).toBeNull()
})
