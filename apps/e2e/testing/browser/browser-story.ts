import { launchBrowser } from '@northword/rig/browser'
import type { Site } from '@northword/rig/site'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'
import { env } from '../env.ts'
import { type Arrival, openVisitor, type Visitor } from './visitor.ts'

/** This run skips browser tests. */
export const withoutBrowser = env.chromiumPath === 'none'

/** Shared site of suites that only read pages, or whose orders no other suite checks. */
export const readSite = () => ({ url: inject('sharedSite').url })

export interface Visiting extends Arrival {
  /** Path of the page to open. Default: none. */
  at?: string
  /** Problems that are no surprise. */
  expects?: RegExp
}

/** Opens a visitor for one test, which fails on any unexpected problem. */
export type Visit = (site: Pick<Site, 'url'>, options?: Visiting) => Promise<Visitor>

/** Browsers of this process by settings; kept for the next file. */
const browsers = new Map<string, Promise<Browser>>()

/** Visits with a browser of these settings. Call at the top of the file. */
export function useBrowser(settings: readonly string[] = []): Visit {
  beforeAll(async () => {
    if (!withoutBrowser) await startedBrowser(settings)
  })
  return async (site, { at, expects, ...options } = {}) => {
    const visitor = await openVisitor(await startedBrowser(settings), { url: site.url, ...options })
    onTestFinished(async ({ task }) => {
      if (task.result?.state === 'fail') await printPages(visitor)
      await visitor.leave()
    })
    if (expects) visitor.expectProblem(expects)
    if (at !== undefined) await visitor.page.goto(at)
    return visitor
  }
}

/**
 * One page for all tests of a suite that only reads. Call in `describe`; a problem on any page fails the suite at its
 * end, except the 404 of /404.
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

/** Prints the pages at which a test failed, as a screen reader has them, and the requests that they wait for. */
async function printPages({ context, waiting }: Visitor) {
  for (const request of waiting()) console.log(request)
  for (const page of context.pages()) {
    const seen = await page
      .locator('body')
      .ariaSnapshot({ timeout: 5_000 })
      .catch((error: unknown) => `unreadable: ${String(error)}`)
    console.log(`${page.url()}\n${seen}`)
  }
}

/** Starts the browser on first use. */
async function startedBrowser(settings: readonly string[] = []): Promise<Browser> {
  const key = settings.join(' ')
  const known = await browsers.get(key)
  if (known?.isConnected()) return known
  const started = launchBrowser(settings)
  browsers.set(key, started)
  return started
}
