import { it } from 'vitest'

const story = it

/** A list's elements, as `it.each` hands them on. */
type ArgsOf<Case> = Case extends readonly unknown[] ? [...Case] : [Case]

/**
 * `it.each` for equivalent cases: `npm test` runs as many of the first as `which` says, or those that it chooses, and
 * `npm run test:all` the others.
 */
export const firstOf =
  <Case>(cases: readonly Case[], which: number | ((one: Case) => boolean) = 1) =>
  (name: string, test: (...args: ArgsOf<Case>) => Promise<void>) => {
    const run = test as (...args: unknown[]) => Promise<void>
    const first = typeof which === 'number' ? cases.slice(0, which) : cases.filter(which)
    const others = typeof which === 'number' ? cases.slice(which) : cases.filter((one) => !which(one))
    story.each<unknown>(first)(name, run)
    story.each<unknown>(others)(name, { tags: ['thorough'] }, run)
  }
