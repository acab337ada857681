import { it } from 'vitest'

const story = it

/**
 * As `it.each`, for cases that go one way through the product: `npm test` takes the first of them, `npm run test:all` the
 * others.
 */
export const firstOf =
  <Case extends object>(cases: readonly Case[], count = 1) =>
  (name: string, test: (each: Case) => Promise<void>) => {
    story.each(cases.slice(0, count))(name, test)
    story.each(cases.slice(count))(name, { tags: ['thorough'] }, test)
  }
