import { launchBrowser } from '@northword/rig/browser'
import type { Site } from '@northword/rig/site'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'
import { env } from './env.ts'
import { type Arrival, openVisitor, type Visitor } from './visitor.ts'

/** Whether this run skips the tests that need a browser. */
export const withoutBrowser = env.chromiumPath === 'none'

/** The site of all suites that only read pages, or place orders that no other suite looks for. */
export const readSite = () => ({ url: inject('readSite') })

/** Sends a visitor to a site for the length of one test, which fails on any unexpected problem. */
export type Visit = (site: Pick<Site, 'url'>, options?: Arrival) => Promise<Visitor>

/** The browsers of this process by their settings; they stay for the next file and end with the process. */
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

/**
 * One window for all tests of a suite that only reads; to be called in `describe`. A problem on any page
 * fails the suite at its end; that /404 answers 404 is expected.
 */
export function useReader(
  site: () => Pick<Site, 'url'>,
  options: Arrival = {},
  settings: readonly string[] = [],
): () => Page {
  let reader: Visitor | undefined
  beforeAll(async () => {
    if (withoutBrowser) return
    reader = await openVisitor(await startedBrowser(settings), { url: site().url, ...options })
    reader.expectProblem(/^\/404: .*\b404\b|answer 404: \S+\/404$/)
  })
  afterAll(() => reader?.leave())
  return () => {
    if (!reader) throw new Error('The window is open while tests run.')
    return reader.page
  }
}

/** The browser with these settings, started if it is not there. */
async function startedBrowser(settings: readonly string[] = []): Promise<Browser> {
  const key = settings.join(' ')
  const known = await browsers.get(key)
  if (known?.isConnected()) return known
  const started = launchBrowser(settings)
  browsers.set(key, started)
  return started
}
