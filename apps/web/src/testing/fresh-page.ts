import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

/** Gives each test of a file an empty device, a clock that can be advanced, and no trace of the last one. */
export function freshPage() {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
    vi.useFakeTimers({ shouldAdvanceTime: true })
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
