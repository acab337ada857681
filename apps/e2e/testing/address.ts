import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Expects that the page gets to this path with exactly this query; the hash may be anything. */
export async function expectAddress(page: Page, path: string) {
  await expect.poll(() => addressOf(page)).toBe(path)
}

function addressOf(page: Page): string {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}
