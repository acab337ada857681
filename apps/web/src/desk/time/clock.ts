import { useSyncExternalStore } from 'react'
import { serverTime } from '../../site/api/server-clock.ts'

const minuteMs = 60_000

let now = serverTime()
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

/** Unix time in milliseconds by the server's clock, updated each minute; one clock for the whole page. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => now)

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    now = serverTime()
    timer = setInterval(tick, minuteMs)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}

function tick() {
  now = serverTime()
  for (const listener of listeners) listener()
}
