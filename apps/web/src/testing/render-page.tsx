import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { ApiProvider } from '../site/api/api-provider.tsx'

/** Path and query of {@link renderPage}'s router. */
export const shownPath = () => document.querySelector<HTMLElement>('[data-path]')?.dataset['path']

/** Renders a part of a page at that address, with tRPC. */
export function renderPage(children: ReactNode, path = '/') {
  const user = userEvent.setup()
  const view = render(
    <MemoryRouter initialEntries={[path]}>
      <Watch />
      <ApiProvider userId="">{children}</ApiProvider>
    </MemoryRouter>,
  )
  return { user, ...view }
}

function Watch() {
  const { pathname, search } = useLocation()
  return <i data-path={pathname + search} />
}
