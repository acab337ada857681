import { AsyncLocalStorage } from 'node:async_hooks'

const setTo = new AsyncLocalStorage<number>()

/** The present time for everything that the product decides and writes down: the machine's, except within `atTime`. */
export const clock = { now: () => new Date(setTo.getStore() ?? Date.now()) }

/**
 * Does work at another time, in milliseconds since 1970, which stands still meanwhile. Only its own calls of `clock` are
 * answered by it: timers, libraries, ids, the database and everything else that runs in the process keep the real time.
 */
export const atTime = <Result>(ms: number, work: () => Result): Result => setTo.run(ms, work)
