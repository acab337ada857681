import { renderedWithinMs, renderingCalls } from '@northword/contract/desk/rendering-calls'
import { readAsJson, sameOriginRequest } from '../../site/api/json-fetch.ts'
import { listeners } from '../../site/listeners.ts'

const ends = listeners()

/** Fires after a 401. Returns a function that unsubscribes. */
export const subscribeToEnd = ends.subscribe

export const tellEnd = ends.tell

const changes = listeners()

/** Fires after each successful POST of the desk. Returns a function that unsubscribes. */
export const subscribeToChange = changes.subscribe

/** `fetch` for the desk's procedures. A 401 signs out here but not on the site. */
export const deskFetch = readAsJson(async (url, init) => {
  const response = await sameOriginRequest(url, init, isRendering(url) ? renderedWithinMs : undefined)
  if (response.status === 401) ends.tell()
  if (response.ok && init?.method === 'POST') changes.tell()
  return response
})

function isRendering(url: RequestInfo | URL): boolean {
  const { pathname } = new URL(url instanceof Request ? url.url : url, location.href)
  return renderingCalls.some((path) => pathname === `/trpc/${path}`)
}
