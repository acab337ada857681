import type { Page } from 'playwright-core'

/** Calls a procedure as whoever is signed in on the page. Throws where it is refused. */
export async function callAs(page: Page, procedure: string, input: object) {
  const status = await page.evaluate(
    async ({ url, body }) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(url, { method: 'POST', headers, body })).status
    },
    { url: `/trpc/${procedure}`, body: JSON.stringify(input) },
  )
  if (status !== 200) throw new Error(`${procedure} answered ${status}.`)
}
