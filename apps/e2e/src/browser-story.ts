import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { launchBrowser } from './browser.ts'
import { env } from './env.ts'
import type { Site } from './site.ts'
import { openVisitor, type Visitor } from './visitor.ts'

/** Whether this run leaves out what needs a browser. */
export const withoutBrowser = env.chromiumPath === 'none'

/** Sends a visitor to a site for the length of one test, which fails on whatever goes wrong unexpectedly. */
export type Visit = (site: Site, options?: BrowserContextOptions) => Promise<Visitor>

/** One browser for the suites of a file, started with these settings; to be called at the top of the file. */
export function useBrowser(settings: readonly string[] = []): Visit {
  let browser: Browser | undefined
  beforeAll(async () => {
    if (!withoutBrowser) browser = await launchBrowser(settings)
  })
  afterAll(() => browser?.close())
  return async (site, options) => {
    if (!browser) throw new Error('Visits need a browser.')
    const visitor = await openVisitor(browser, { url: site.url, ...options })
    onTestFinished(visitor.leave)
    return visitor
  }
}
