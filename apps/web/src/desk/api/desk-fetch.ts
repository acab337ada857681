import { renderedWithinMs, renderingCalls } from '@northword/contract/desk/rendering-calls'
import { readAsJson, sameOriginRequest } from '../../site/api/json-fetch.ts'
import { listeners } from '../../site/listeners.ts'

const ends = listeners()

/** Fires after a 401. Returns a function that unsubscribes. */
export const subscribeToEnd = ends.subscribe

export const tellEnd = ends.tell

const refusals = listeners()

/** Fires after a 403: the member may have other rights since. Returns a function that unsubscribes. */
export const subscribeToRefusal = refusals.subscribe

const changes = listeners()

/** Fires after each successful POST of the desk. Returns a function that unsubscribes. */
export const subscribeToChange = changes.subscribe

/** `fetch` for the desk's procedures. A 401 signs out here but not on the site. */
export const deskFetch = readAsJson(async (url, init) => {
  const path = pathOf(url)
  const isRendering = renderingCalls.some((call) => path === `/trpc/${call}`)
  const response = await sameOriginRequest(url, init, isRendering ? renderedWithinMs : undefined)
  if (response.status === 401) ends.tell()
  // The listener asks who is signed in, and would ask for ever.
  if (response.status === 403 && path !== '/trpc/staff.me') refusals.tell()
  if (response.ok && init?.method === 'POST') changes.tell()
  return response
})

const pathOf = (url: RequestInfo | URL) =>
  new URL(url instanceof Request ? url.url : url, location.href).pathname
