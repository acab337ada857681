import { afterEach, expect, it, vi } from 'vitest'
import { skippedLines } from './test-report.ts'

afterEach(() => vi.unstubAllEnvs())

it('A run without a database and a browser says how to get them, a line for each', () => {
  vi.stubEnv('TEST_DATABASE_URL', '')
  vi.stubEnv('CHROMIUM_PATH', 'none')
  expect(skippedLines(['postgres', 'browser'])).toEqual([
    'SKIPPED all on Postgres: set TEST_DATABASE_URL, or install PostgreSQL for npm test',
    'SKIPPED all in a browser: set CHROMIUM_PATH to one, or install Chromium',
  ])
  expect(skippedLines(['postgres'])).toHaveLength(1)
})

it('A run with them says nothing', () => {
  vi.stubEnv('TEST_DATABASE_URL', 'postgres://127.0.0.1/test')
  vi.stubEnv('CHROMIUM_PATH', '')
  expect(skippedLines(['postgres', 'browser'])).toEqual([])
})
