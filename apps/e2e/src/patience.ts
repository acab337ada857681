import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** For what a busy machine may take a while to show. */
export const patience = { timeout: 15_000 }

/** Expects that the page comes to this path, with just this query; whatever its hash is. */
export async function expectAddress(page: Page, path: string) {
  await expect.poll(() => addressOf(page), patience).toBe(path)
}

function addressOf(page: Page): string {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}
