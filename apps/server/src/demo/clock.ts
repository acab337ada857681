import { mock } from 'node:test'

/** The clock of this process while it lives through the past of the demo. */
export interface Clock {
  /** The real time at which it was set back. */
  nowMs: number
  /** Lets it be so late; it never goes back, as ids and numbers are given in the order of time. */
  goTo: (ms: number) => void
  /** Back to the real time. */
  stop: () => void
}

/** So long before now the demo begins, in milliseconds: everybody comes before the oldest order. */
const beforeMs = 40 * 86_400_000

/**
 * Sets the clock of the process back: `new Date()` and `Date.now()`, and no timer. To be called before a mail queue starts, which
 * would take the step back for a wait of forty days.
 */
export function startClock(): Clock {
  const nowMs = Date.now()
  mock.timers.enable({ apis: ['Date'], now: nowMs - beforeMs })
  return { nowMs, goTo: (ms) => mock.timers.setTime(ms), stop: () => mock.timers.reset() }
}
