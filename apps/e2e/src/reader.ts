import type { Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { startedBrowser, withoutBrowser } from './browser-story.ts'
import type { Site } from './site.ts'
import { type Arrival, openVisitor, type Visitor } from './visitor.ts'

/**
 * One window for all tests of a suite, which only read; to be called in `describe`. What goes wrong on any page
 * fails the suite at its end; that /404 is missing is no surprise.
 */
export function useReader(
  site: () => Site,
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
