import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { MobileMenu } from './mobile-menu.tsx'

afterEach(cleanup)

function openMenu() {
  render(
    <MemoryRouter>
      <MobileMenu>
        <Link to="/pricing">Pricing</Link>
      </MobileMenu>
      <p>outside</p>
    </MemoryRouter>,
  )
  const menu = screen.getByRole<HTMLDetailsElement>('group')
  menu.open = true
  return menu
}

test('Escape closes the menu and gives the focus back to its handle', async () => {
  const menu = openMenu()
  await userEvent.keyboard('{Escape}')
  expect(menu.open).toBe(false)
  expect(document.activeElement).toBe(menu.querySelector('summary'))
})

test('a press outside closes the menu', async () => {
  const menu = openMenu()
  await userEvent.click(screen.getByText('outside'))
  expect(menu.open).toBe(false)
})

test('following a link closes the menu', async () => {
  const menu = openMenu()
  await userEvent.click(screen.getByRole('link', { name: 'Pricing' }))
  expect(menu.open).toBe(false)
})
