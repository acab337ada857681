import type { Page } from 'playwright-core'
import { bodyIn, bodyOf } from '../network/body-of.ts'

/**
 * Calls a procedure with the page's session. Returns its result.
 * @throws {Error} with the status and the body if refused
 */
export async function callAs<Data>(page: Page, procedure: string, input: object): Promise<Data> {
  const answer = await page.evaluate(
    async ({ path, body }) => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(path, { method: 'POST', headers, body })
      return { path, status: response.status, text: await response.text() }
    },
    { path: `/trpc/${procedure}`, body: JSON.stringify(input) },
  )
  return bodyIn<{ result: { data: Data } }>(answer, 'result').result.data
}

/**
 * Asks a query with a session outside of a browser.
 * @throws {Error} with the status and the body if refused
 */
export async function askWith<Data>(
  url: string,
  session: { cookie: string },
  procedure: string,
  input: object,
): Promise<Data> {
  const query = encodeURIComponent(JSON.stringify(input))
  const answer = await fetch(`${url}/trpc/${procedure}?input=${query}`, { headers: session })
  return (await bodyOf<{ result: { data: Data } }>(answer, 'result')).result.data
}
