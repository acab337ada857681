import { afterEach, beforeEach } from 'vitest'

/*
 * A test whose code writes an error that the test does not expect has failed. A test that expects one
 * says so with `expectConsoleError()`.
 */

const write = console.error
let written: unknown[][] = []
let expected = false

/** The errors of this test are wanted: they are kept silent, and not held against it. */
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
