import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { vi } from 'vitest'
import { OrderOutlet } from '../site/ordering/opening/order-outlet.tsx'

/** Puts a piece of a page on the screen as the site does; `advanceTimers` where the test has a clock of its own. */
export function renderOrdering(children: ReactNode, { path = '/' } = {}) {
  const user = userEvent.setup(vi.isFakeTimers() ? { advanceTimers: vi.advanceTimersByTime } : {})
  const view = render(
    <MemoryRouter initialEntries={[path]}>
      <OrderOutlet />
      {children}
    </MemoryRouter>,
  )
  return { user, ...view }
}
