import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { titleOf } from '../pages/routes.ts'

/** Waits for this path and query; ignores the hash. */
export async function expectAddress(page: Page, path: string) {
  await expect.poll(() => addressOf(page)).toBe(path)
}

/** Waits for the title of this page in the browser's tab. */
export async function expectTitle(page: Page, name: string) {
  await expect.poll(() => page.title()).toBe(titleOf(name))
}

/** Waits for the heading of a whole page. */
export const expectHeading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor()

function addressOf(page: Page): string {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}
