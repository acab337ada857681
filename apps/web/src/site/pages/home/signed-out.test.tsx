import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { SignedOut } from './signed-out.tsx'

const open = (state: unknown) =>
  render(
    <MemoryRouter initialEntries={[{ pathname: '/', state }]}>
      <SignedOut />
    </MemoryRouter>,
  )

test('what a client was told as they left stays on the page, and nobody else reads it', () => {
  open(null)
  expect(screen.queryByRole('status')).toBeNull()
  open({ told: 'We delete your account on April 5, 2026.' })
  expect(screen.getByRole('status').textContent).toBe('We delete your account on April 5, 2026.')
})
