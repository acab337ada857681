import { duringTests } from '@northword/rig/during-tests'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { TestDatabase } from './databases/test-database.ts'
import { type Hear, listenTo, type Statement } from './databases/test-statements.ts'
import { besides, openTestApp, type TestApp } from './test-app.ts'

/** An app for all tests of a suite. */
export const useTestApp = (...given: Parameters<typeof openTestApp>) =>
  duringTests(() => openTestApp(...given))

/** A second instance on the database of an app, for all tests of a suite. */
export const useBesides = (...given: Parameters<typeof besides>) => duringTests(() => besides(...given))

/** An app with a database of its own for each test of a suite. */
export function useNewTestApp(...given: Parameters<typeof openTestApp>): TestApp {
  const site: TestApp = Object.create(null)
  beforeEach(async () => void Object.assign(site, await openTestApp(...given)))
  afterEach(() => site.close())
  return site
}

/** Hears the statements of an app in all tests of a suite. */
export function useHear(site: TestApp): Hear {
  let hear: Hear
  beforeAll(async () => {
    hear = await listenTo(site.database)
  })
  return (work) => hear(work)
}

/** Does some work while a table is missing. */
export async function withoutTable<Done>(
  { rows }: Pick<TestApp, 'rows'>,
  table: string,
  work: () => Promise<Done>,
) {
  await rows(`alter table ${table} rename to elsewhere`)
  try {
    return await work()
  } finally {
    await rows(`alter table elsewhere rename to ${table}`)
  }
}

/** An app for all tests of a suite that has been in use, with its statements from its start on. */
export function useHeardApp(
  open: () => Promise<TestDatabase>,
  settings: Record<string, string>,
  live: () => Promise<unknown>,
) {
  const site: TestApp = Object.create(null)
  const heard: { statements: Statement[] } = { statements: [] }
  beforeAll(async () => {
    const test = await open()
    const hear = await listenTo(test.database)
    // Inside `hear`, so that it also hears the mail queue, which makes the links.
    heard.statements = await hear(async () => {
      Object.assign(site, await openTestApp(async () => test, settings))
      await live()
    })
  })
  afterAll(() => site.close())
  return { site, heard }
}
