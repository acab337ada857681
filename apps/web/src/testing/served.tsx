import type { PageState } from '@northword/contract/page-state'
import { act } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { BrowserRouter, StaticRouter } from 'react-router-dom'
import { expect, onTestFinished, vi } from 'vitest'
import { matchRoute } from '../routes.tsx'
import { ServedPage } from '../site/served/page-state.tsx'

/**
 * Puts a page on the screen as the server renders it with this state at an address, before any script is there.
 * @returns a function that brings it to life, and expects that nothing in it changes by that
 */
export async function serve(address: string, state: PageState) {
  const { route, params } = matchRoute(address.replace(/[?#].*$/, ''))
  const Page = (await route.page()).default
  const page = (
    <ServedPage state={state}>
      <Page copy={route.copy} params={params} />
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
