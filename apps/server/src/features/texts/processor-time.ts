import type { Worker } from 'node:worker_threads'

/** Time between two looks at what a thread has used. */
const everyMs = 100

interface Watch {
  /** Aborted once the thread has used up its time, or none is left by the clock. */
  signal: AbortSignal
  stop: () => void
}

/**
 * Gives a thread some time of a processor, in milliseconds, from now on. The clock alone would blame the work for a machine
 * that is busy with something else: it may run on up to `byClockMs`.
 */
export function watchProcessorTime(thread: () => Worker | null, withinMs: number, byClockMs: number): Watch {
  const over = new AbortController()
  let before: NodeJS.CpuUsage | undefined
  const look = async () => {
    // A thread that has just begun, or has ended, tells nothing.
    const used = await thread()
      ?.cpuUsage(before)
      .catch(() => undefined)
    if (!used) return
    if (!before) before = used
    else if ((used.user + used.system) / 1_000 > withinMs) over.abort()
  }
  const looking = setInterval(() => void look(), everyMs)
  void look()
  return {
    signal: AbortSignal.any([over.signal, AbortSignal.timeout(byClockMs)]),
    stop: () => clearInterval(looking),
  }
}
