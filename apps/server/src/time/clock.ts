import { AsyncLocalStorage } from 'node:async_hooks'

const setTo = new AsyncLocalStorage<number>()

/** The time for all decisions and records of the product: the machine's, except within `atTime`. */
export const clock = { now: () => new Date(setTo.getStore() ?? Date.now()) }

/** Runs work at a fixed time in ms since 1970, for its own `clock` only: timers, ids and database keep real time. */
export const atTime = <Result>(ms: number, work: () => Result): Result => setTo.run(ms, work)
