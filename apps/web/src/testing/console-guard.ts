import { afterEach, beforeEach } from 'vitest'

/* A test fails if it logs an error without `expectConsoleError()`. */

const write = console.error
let written: unknown[][] = []
let expected = false

/** Silences and allows this test's console errors. */
export function expectConsoleError() {
  expected = true
}

beforeEach(() => {
  written = []
  expected = false
  console.error = (...data: unknown[]) => written.push(data)
})

afterEach(() => {
  console.error = write
  if (!expected && written.length > 0) throw new Error(`Unexpected console.error: ${written.join('\n')}`)
})
