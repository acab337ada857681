import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { vi } from 'vitest'
import { OrderOutlet } from '../site/ordering/opening/order-outlet.tsx'

/** Renders a part of a page with the site's ordering; supports fake timers. */
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
