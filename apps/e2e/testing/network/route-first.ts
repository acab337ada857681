import type { Page, Route } from 'playwright-core'

/**
 * Handles the first request for `url`; later ones go to the server. Playwright's `times: 1` takes the route off while
 * the next request may be held, which then gets no answer (microsoft/playwright#41802).
 */
export async function routeFirst(page: Page, url: string, handle: (route: Route) => Promise<void>) {
  let isFirst = true
  await page.route(url, async (route) => {
    if (!isFirst) return route.continue()
    isFirst = false
    await handle(route)
  })
}
