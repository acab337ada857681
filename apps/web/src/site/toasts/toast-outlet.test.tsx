import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { loadToastArea } from './load-toast-area.ts'
import { ToastOutlet } from './toast-outlet.tsx'
import { toast } from './toast.ts'

vi.mock('./load-toast-area.ts', { spy: true })

afterEach(cleanup)

test('toasts that cannot be fetched leave the page alone, and are fetched again for the next one', async () => {
  vi.mocked(loadToastArea).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  render(
    <MemoryRouter>
      <p>The page</p>
      <ToastOutlet />
    </MemoryRouter>,
  )
  await act(async () => void toast({ description: 'one' }))
  expect(screen.getByText('The page')).toBeTruthy()
  expect(screen.queryByText('one')).toBeNull()

  await act(async () => void toast({ description: 'two' }))
  expect(await screen.findByText('two')).toBeTruthy()
  expect(loadToastArea).toHaveBeenCalledTimes(2)
})
