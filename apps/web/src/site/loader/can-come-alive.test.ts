import { beforeEach, expect, test, vi } from 'vitest'
import { canComeAlive } from './can-come-alive.ts'

beforeEach(() => vi.stubGlobal('CSS', { supports: () => true }))

test('a browser that has all that our scripts are written for brings pages to life', () => {
  expect(canComeAlive()).toBe(true)
})

const lacking: [what: string, takeAway: () => unknown][] = [
  ['AbortSignal', () => vi.stubGlobal('AbortSignal', undefined)],
  ['AbortSignal.timeout', () => vi.stubGlobal('AbortSignal', { any: () => null })],
  ['colours that are mixed', () => vi.stubGlobal('CSS', { supports: () => false })],
  ['CSS.supports', () => vi.stubGlobal('CSS', undefined)],
  ['what came to Safari with static blocks', () => vi.stubGlobal('RegExp', failing)],
]

test.each(lacking)('one without %s gets the plain page', (_, takeAway) => {
  takeAway()
  const can = canComeAlive()
  vi.unstubAllGlobals()
  expect(can).toBe(false)
})

test('one without Array.prototype.at gets the plain page', () => {
  const array: object = Array.prototype
  const at = Reflect.getOwnPropertyDescriptor(array, 'at')
  Reflect.deleteProperty(array, 'at')
  const can = canComeAlive()
  if (at) Reflect.defineProperty(array, 'at', at)
  expect(can).toBe(false)
})

function failing() {
  throw new SyntaxError('Invalid regular expression: invalid group specifier name')
}
