import { isDatabaseLost } from '../db/connections/database-away.ts'

/**
 * Acts on each in turn; a failure does not stop the rest. Each act needs its own transaction.
 * @throws {AggregateError} of all failures, at the end
 * @throws {Error} at once if the database is lost
 */
export async function eachAlone<One>(all: Iterable<One>, act: (one: One) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = []
  for (const one of all)
    try {
      await act(one)
    } catch (error) {
      if (isDatabaseLost(error)) throw error
      failures.push(error)
    }
  if (failures.length > 0) throw new AggregateError(failures)
}
