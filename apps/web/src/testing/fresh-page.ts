import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { learnServerTime } from '../site/api/server-clock.ts'

/** Gives each test of a file empty storage and a fake clock. */
export function freshPage() {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    learnServerTime(Date.now())
  })
  afterEach(() => {
    cleanup()
    vi.clearAllMocks()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    vi.clearAllTimers()
    vi.useRealTimers()
  })
}
