import { duringTests } from '@northword/rig/during-tests'
import { afterEach, beforeEach } from 'vitest'
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
