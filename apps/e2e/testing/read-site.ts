import { openSite } from '@northword/rig/site'
import { quickestKind } from '@northword/rig/site-database'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a site for all suites that only read pages. */
    readSite: string
  }
}

/** Runs once before all suites, after the databases were made: opens the site that is only read. */
export async function setup({ provide }: TestProject) {
  const { url, close } = await openSite(quickestKind, { RATE_LIMIT_FACTOR: '1000' })
  provide('readSite', url)
  return close
}
