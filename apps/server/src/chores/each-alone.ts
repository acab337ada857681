import { isDatabaseAway } from '../db/database-away.ts'

/**
 * Acts on each, one after the other; where one fails, those behind it still get their turn. Each act needs a transaction of
 * its own.
 * @throws {AggregateError} of all failures, after the last turn
 * @throws {Error} at once where the database is away
 */
export async function eachAlone<One>(all: Iterable<One>, act: (one: One) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = []
  for (const one of all)
    try {
      await act(one)
    } catch (error) {
      if (isDatabaseAway(error)) throw error
      failures.push(error)
    }
  if (failures.length > 0) throw new AggregateError(failures)
}
