import { expect, test, vi } from 'vitest'
import { once } from './once.ts'

test('an action is run once, and again where it has failed', () => {
  const action = vi.fn<() => void>()
  const start = once(action)
  start()
  start()
  expect(action).toHaveBeenCalledTimes(1)
  start.again()
  start()
  expect(action).toHaveBeenCalledTimes(2)
})
