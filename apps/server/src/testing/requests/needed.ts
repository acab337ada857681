import type { Answer } from './test-browser.ts'

/**
 * Reads a field of a body for a fixture that needs it.
 * @throws {Error} with the status and the body if it is missing
 */
export function needed({ status, body, message, issues }: Answer, field: string): unknown {
  const value = body[field]
  if (value != null) return value
  throw new Error(`No ${field} in the answer ${status}: ${JSON.stringify({ message, issues, ...body })}`)
}
