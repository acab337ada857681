import { act } from '@testing-library/react'
import { type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { BrowserRouter, StaticRouter } from 'react-router-dom'
import { onTestFinished } from 'vitest'

/** Hydrates the built page of a path, whose button was pressed before and is held until then. */
export async function pressHeld(page: ReactNode, path: string, button: () => HTMLElement) {
  const container = document.createElement('div')
  container.innerHTML = renderToString(<StaticRouter location={path}>{page}</StaticRouter>)
  document.body.append(container)
  const held = button()
  function Alive() {
    // As App does, in an effect of its own.
    useEffect(() => held.click(), [])
    return page
  }
  const app = (
    <BrowserRouter>
      <Alive />
    </BrowserRouter>
  )
  const root = await act(async () => hydrateRoot(container, app))
  onTestFinished(() => {
    act(() => root.unmount())
    container.remove()
  })
}
