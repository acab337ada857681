import { readAsJson, sameOriginRequest } from '../../site/api/json-fetch.ts'
import { listeners } from '../../site/listeners.ts'

const ends = listeners()

/** Calls back when the server no longer knows who is at this desk. Returns a function that stops this. */
export const subscribeToEnd = ends.subscribe

/** Tells that nobody is signed in here any more. */
export const tellEnd = ends.tell

const changes = listeners()

/** Calls back when something was changed from this desk. Returns a function that stops this. */
export const subscribeToChange = changes.subscribe

/**
 * `fetch` for the procedures of the desk. After a 401 nobody is signed in here; who is signed in on the site is
 * another matter, and stays.
 */
export const deskFetch = readAsJson(async (url, init) => {
  const response = await sameOriginRequest(url, init)
  if (response.status === 401) ends.tell()
  if (response.ok && init?.method === 'POST') changes.tell()
  return response
})
