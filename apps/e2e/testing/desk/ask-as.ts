import type { Page } from 'playwright-core'

/** Calls a procedure with the page's session. Throws if refused. */
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
