import { afterAll, beforeAll } from 'vitest'

/**
 * Stands for what is begun before the tests of a suite, in the order of these calls and of `beforeAll`. Its parts are
 * there from then on. Call it in `describe` or at the top of a file.
 */
export function beforeTests<Begun extends object>(begin: () => Promise<Begun>): Begun {
  const begun: Begun = Object.create(null)
  beforeAll(async () => void Object.assign(begun, await begin()))
  return begun
}

/** As {@link beforeTests}, and is closed after the tests: what was opened last is closed first. */
export function duringTests<Opened extends { close: () => Promise<unknown> }>(
  open: () => Promise<Opened>,
): Opened {
  const opened = beforeTests(open)
  afterAll(() => opened.close())
  return opened
}
