import { afterEach, beforeEach, vi } from 'vitest'
import { forgetUser } from '../site/session/session-store.ts'
import { freshPage } from './fresh-page.ts'

/** As {@link freshPage} with the real clock. Signs out after each test. */
export function freshForm() {
  freshPage()
  beforeEach(() => {
    vi.useRealTimers()
  })
  afterEach(() => {
    forgetUser()
  })
}
