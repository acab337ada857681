import type { Browser } from 'playwright-core'
import { beforeAll, onTestFinished } from 'vitest'
import { launchBrowser } from './browser.ts'
import { env } from './env.ts'
import type { Site } from './site.ts'
import { type Arrival, openVisitor, type Visitor } from './visitor.ts'

/** Whether this run leaves out what needs a browser. */
export const withoutBrowser = env.chromiumPath === 'none'

/** Sends a visitor to a site for the length of one test, which fails on whatever goes wrong unexpectedly. */
export type Visit = (site: Site, options?: Arrival) => Promise<Visitor>

/** The browsers of this process by their settings: they outlive a file and end with the process. */
const browsers = new Map<string, Promise<Browser>>()

/** Visits with a browser that was started with these settings; to be called at the top of the file. */
export function useBrowser(settings: readonly string[] = []): Visit {
  beforeAll(async () => {
    if (!withoutBrowser) await startedBrowser(settings)
  })
  return async (site, options) => {
    const visitor = await openVisitor(await startedBrowser(settings), { url: site.url, ...options })
    onTestFinished(visitor.leave)
    return visitor
  }
}

/** The browser with these settings, started if it is not there. */
export async function startedBrowser(settings: readonly string[] = []): Promise<Browser> {
  const key = settings.join(' ')
  const known = await browsers.get(key)
  if (known?.isConnected()) return known
  const started = launchBrowser(settings)
  browsers.set(key, started)
  return started
}
