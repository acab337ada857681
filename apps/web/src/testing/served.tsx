import type { PageState } from '@northword/contract/site/page-state'
import { act } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { BrowserRouter, StaticRouter } from 'react-router-dom'
import { expect, onTestFinished, vi } from 'vitest'
import { matchRoute } from '../routes.tsx'
import { ServedPage } from '../site/served/page-state.tsx'

/**
 * Renders a page as the server does with this state, before scripts.
 * @returns a function that hydrates it, and expects no change in the HTML
 */
export async function serve(address: string, state: PageState) {
  const { route, params } = matchRoute(address.replace(/[?#].*$/, ''))
  const Page = (await route.page()).default
  const page = (
    <ServedPage state={state}>
      <Page head={route.head} params={params} />
    </ServedPage>
  )
  window.history.replaceState(null, '', address)
  const container = document.createElement('div')
  container.innerHTML = renderToString(<StaticRouter location={address}>{page}</StaticRouter>)
  document.body.append(container)
  return async () => {
    const onRecoverableError = vi.fn<(error: unknown) => void>()
    const app = (
      <StrictMode>
        <BrowserRouter>{page}</BrowserRouter>
      </StrictMode>
    )
    const root = await act(async () => hydrateRoot(container, app, { onRecoverableError }))
    onTestFinished(() => act(() => root.unmount()))
    expect(onRecoverableError).not.toHaveBeenCalled()
  }
}
