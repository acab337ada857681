import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'

/**
 * Stands for what is begun before the tests of a suite, in the order of these calls and of `beforeAll`, and has its
 * parts from then on. Call it in `describe` or at the top of a file.
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

/** A folder for all tests of a suite. */
export const useFolder = () => folderBetween(beforeAll, afterAll)

/** An empty folder for each test. */
export const useEmptyFolder = () => folderBetween(beforeEach, afterEach)

type Hook = (work: () => Promise<unknown>) => void

function folderBetween(before: Hook, after: Hook): string {
  const folder = join(tmpdir(), `northword-${randomUUID()}`)
  before(() => mkdir(folder, { mode: 0o700 }))
  after(() => rm(folder, { recursive: true }))
  return folder
}
