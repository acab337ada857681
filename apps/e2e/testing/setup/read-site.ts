import { openSite } from '@northword/rig/site'
import { quickestKind } from '@northword/rig/site-database'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the shared site of suites that only read pages. */
    readSite: string
  }
}

/** Global setup, after the databases: opens the shared site. */
export async function setup({ provide }: TestProject) {
  const { url, close } = await openSite(quickestKind, { RATE_LIMIT_FACTOR: '1000' })
  provide('readSite', url)
  return close
}
