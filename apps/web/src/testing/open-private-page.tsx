import { MantineProvider } from '@mantine/core'
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter } from 'react-router-dom'
import { beforeEach, vi } from 'vitest'
import { App } from '../app.tsx'
import { queryClient } from '../site/api/query-client.ts'
import { forgetUser, rememberUser } from '../site/session/session-store.ts'
import { loadPage } from '../site/navigation/load-page.ts'
import { matchRoute } from '../routes.tsx'
import { clientTheme } from '../theme/client-theme.ts'
import { adasAccount } from './account-fixtures.ts'
import { freshPage } from './fresh-page.ts'

/** As {@link freshPage}, with nobody signed in and an empty cache. */
export function freshPrivatePage() {
  freshPage()
  beforeEach(() => {
    vi.stubGlobal('scrollTo', vi.fn<() => void>())
    forgetUser()
    queryClient.clear()
  })
}

/** Opens a page of the whole site in a browser that remembers `user`. */
export async function openPrivatePage(path: string, user: typeof adasAccount | null = adasAccount) {
  if (user) rememberUser(user)
  window.history.pushState(null, '', path)
  const page = await loadPage(matchRoute(window.location.pathname).route)
  const actor = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await act(async () => {
    render(
      <MantineProvider theme={clientTheme} env="test">
        <BrowserRouter>
          <App state={{}} />
        </BrowserRouter>
      </MantineProvider>,
    )
  })
  return { user: actor, page }
}

/** Another tab stores items; null removes one. */
export async function otherTabStores(items: Record<string, string | null>) {
  for (const [key, value] of Object.entries(items)) {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  }
  // Awaited, because the page that follows may still have to be loaded.
  await act(() => {
    for (const key of Object.keys(items)) window.dispatchEvent(new StorageEvent('storage', { key }))
    return Promise.resolve()
  })
}
