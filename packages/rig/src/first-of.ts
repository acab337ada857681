import { it } from 'vitest'

const story = it

/** A list's elements, as `it.each` hands them on. */
type ArgsOf<Case> = Case extends readonly unknown[] ? [...Case] : [Case]

/** `it.each` for equivalent cases: `npm test` runs the first, `npm run test:all` the others. */
export const firstOf =
  <Case>(cases: readonly Case[], count = 1) =>
  (name: string, test: (...args: ArgsOf<Case>) => Promise<void>) => {
    const run = test as (...args: unknown[]) => Promise<void>
    story.each<unknown>(cases.slice(0, count))(name, run)
    story.each<unknown>(cases.slice(count))(name, { tags: ['thorough'] }, run)
  }
