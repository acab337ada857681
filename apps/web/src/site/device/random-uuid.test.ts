import { expect, test, vi } from 'vitest'
import { randomUuid } from './random-uuid.ts'

test('a page without https makes keys of the same shape', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(randomUuid()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  vi.unstubAllGlobals()
})
