import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Waits for this path and query; ignores the hash. */
export async function expectAddress(page: Page, path: string) {
  await expect.poll(() => addressOf(page)).toBe(path)
}

function addressOf(page: Page): string {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}
