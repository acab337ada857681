import type { Worker } from 'node:worker_threads'

const everyMs = 100

interface Watch {
  /** Aborted once the thread has used up its processor time or its time by the clock. */
  signal: AbortSignal
  stop: () => void
}

/** Limits a thread's processor time in milliseconds; a busy machine does not count, up to `byClockMs`. */
export function watchProcessorTime(thread: () => Worker | null, withinMs: number, byClockMs: number): Watch {
  const over = new AbortController()
  let before: NodeJS.CpuUsage | undefined
  const look = async () => {
    // A thread that has just begun or ended gives no reading.
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
