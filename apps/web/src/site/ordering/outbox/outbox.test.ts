import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { adasOrder } from '../../../testing/order-fixtures.ts'
import { keepInOutbox, readOutbox, refuseInOutbox, removeFromOutbox } from './outbox.ts'
import { countRefused, countWaiting, subscribeToOutbox } from './outbox-watch.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

const another = { ...adasOrder, idempotencyKey: '0b9d6b5e-1111-4222-8333-444455556666' }

test('an order that is kept can be read back as it was', () => {
  const order = { ...adasOrder, release: 'a'.repeat(32) }
  expect(keepInOutbox(order, 'Blog post', new Date('2026-03-06T03:00:00Z'))).toBe(true)
  expect(readOutbox()).toEqual([
    {
      version: 1,
      order,
      serviceName: 'Blog post',
      savedAt: '2026-03-06T03:00:00.000Z',
      refusal: null,
      storageKey: `nw_outbox:${adasOrder.idempotencyKey}`,
    },
  ])
})

test('the oldest order comes first', () => {
  keepInOutbox(another, 'Blog post', new Date('2026-03-07T03:00:00Z'))
  keepInOutbox(adasOrder, 'Blog post', new Date('2026-03-06T03:00:00Z'))
  expect(readOutbox().map((entry) => entry.order)).toEqual([adasOrder, another])
})

test('the same order is kept once', () => {
  keepInOutbox(adasOrder, 'Blog post')
  keepInOutbox(adasOrder, 'Blog post')
  expect(countWaiting()).toBe(1)
})

test('removing one order leaves the others alone', () => {
  keepInOutbox(adasOrder, 'Blog post', new Date('2026-03-06T03:00:00Z'))
  keepInOutbox(another, 'Blog post', new Date('2026-03-07T03:00:00Z'))
  readOutbox().slice(0, 1).forEach(removeFromOutbox)
  expect(readOutbox().map((entry) => entry.order)).toEqual([another])
})

test('a refused order waits no more but stays, with its reason', () => {
  keepInOutbox(adasOrder, 'Blog post')
  for (const entry of readOutbox()) refuseInOutbox(entry, 'No.')
  expect([countWaiting(), countRefused()]).toEqual([0, 1])
  expect(readOutbox()[0]?.refusal).toBe('No.')
})

test('a corrupt entry is passed over and does not hide the others', () => {
  keepInOutbox(adasOrder, 'Blog post')
  localStorage.setItem('nw_outbox:broken', '{"version":1,"order')
  localStorage.setItem('nw_outbox:null', 'null')
  localStorage.setItem('nw_outbox:foreign', '{"version":2}')
  localStorage.setItem('nw_outbox:empty', '{"refusal":null}')
  localStorage.setItem('nw_outbox:half', '{"version":1,"order":{},"refusal":null}')
  localStorage.setItem('nw_outbox:refused', '{"version":1,"order":{},"refusal":"No."}')
  expect(readOutbox()).toHaveLength(1)
  expect([countWaiting(), countRefused()]).toEqual([1, 0])
})

test('a name that is longer than any service has is not read', () => {
  keepInOutbox(adasOrder, 'S'.repeat(5000))
  expect(readOutbox()).toEqual([])
})

test('an order under a foreign key is removed under that key', () => {
  keepInOutbox(adasOrder, 'Blog post')
  const [entry] = readOutbox()
  localStorage.clear()
  localStorage.setItem('nw_outbox:foreign', JSON.stringify(entry))
  readOutbox().forEach(removeFromOutbox)
  expect(localStorage).toHaveLength(0)
})

test('a refusal longer than a reason is kept in part', () => {
  keepInOutbox(adasOrder, 'Blog post')
  for (const entry of readOutbox()) refuseInOutbox(entry, 'No. '.repeat(1000))
  expect(countRefused()).toBe(1)
})

test('a browser that stores nothing says so', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(keepInOutbox(adasOrder, 'Blog post')).toBe(false)
  expect(countWaiting()).toBe(0)
})

test('a page hears of its own changes and of those of other tabs', () => {
  const listener = vi.fn<() => void>()
  const unsubscribe = subscribeToOutbox(listener)
  keepInOutbox(adasOrder, 'Blog post')
  window.dispatchEvent(new StorageEvent('storage', { key: 'nw_outbox:x' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }))
  expect(listener).toHaveBeenCalledTimes(2)
  unsubscribe()
})
