import { it } from 'vitest'

const story = it

/** `it.each` for equivalent cases: `npm test` runs the first, `npm run test:all` the others. */
export const firstOf =
  <Case>(cases: readonly Case[], count = 1) =>
  (name: string, test: (each: Case) => Promise<void>) => {
    story.each(cases.slice(0, count))(name, test)
    story.each(cases.slice(count))(name, { tags: ['thorough'] }, test)
  }
