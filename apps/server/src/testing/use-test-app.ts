import { duringTests } from '@northword/rig/during-tests'
import { besides, openTestApp } from './test-app.ts'

/** An app for all tests of a suite. */
export const useTestApp = (...given: Parameters<typeof openTestApp>) =>
  duringTests(() => openTestApp(...given))

/** A second instance on the database of an app, for all tests of a suite. */
export const useBesides = (...given: Parameters<typeof besides>) => duringTests(() => besides(...given))
