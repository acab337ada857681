import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityProblems } from './accessibility.ts'
import { clients } from '../clients.ts'
import { sidewaysOverflow } from './sideways.ts'

// Fading text does not have its full contrast.
const still = { reducedMotion: 'reduce' } as const

/** Two screens for every state, each with its own client. */
export const looks = [
  {
    screen: 'a desktop',
    client: clients.ada,
    options: { ...still, viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  },
  {
    screen: 'a phone in the dark',
    client: clients.ben,
    options: {
      ...still,
      viewport: { width: 360, height: 740 },
      isMobile: true,
      hasTouch: true,
      colorScheme: 'dark',
    },
  },
] as const

/** Axe finds no violation, and the page does not scroll sideways. */
export async function expectNoProblems(page: Page) {
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await page.evaluate(sidewaysOverflow)).toBeLessThanOrEqual(0)
}
