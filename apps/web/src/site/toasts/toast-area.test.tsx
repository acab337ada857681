import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { ToastOutlet } from './toast-outlet.tsx'
import { toast } from './toast.ts'

afterEach(cleanup)

const showOutlet = () =>
  render(
    <MemoryRouter>
      <ToastOutlet />
    </MemoryRouter>,
  )

test('a toast shows its title, its words and the way to act on it', async () => {
  showOutlet()
  toast({
    title: 'Create Account',
    description: 'Track this order.',
    action: { label: 'Sign Up', to: '/signup' },
  })
  expect(await screen.findByText('Create Account')).toBeTruthy()
  expect(screen.getByText('Track this order.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/signup')
})

test('a toast is announced as a notification and closes on request', async () => {
  showOutlet()
  toast({ title: 'Validation Error', description: 'Email is required', tone: 'destructive' })
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Notification'))
  fireEvent.click(screen.getByRole('button', { name: 'Close notification' }))
  expect(screen.queryByText('Validation Error')).toBeNull()
})
