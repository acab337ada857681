import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToast, dismissToast, subscribeToToast, toast } from './toast.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

test('a toast is on screen as soon as it is raised', () => {
  toast({ title: 'Order Received!', description: 'Thanks!' })
  expect(currentToast()).toMatchObject({ title: 'Order Received!', open: true })
})

test('a second toast takes the place of the first, whose end does not touch it', () => {
  const endFirst = toast({ description: 'first' })
  toast({ description: 'second' })
  endFirst()
  expect(currentToast()).toMatchObject({ description: 'second', open: true })
})

test('a plain toast waits for one that is kept, and an urgent one does not', () => {
  const endKept = toast({ description: 'kept', isKept: true })
  toast({ description: 'plain' })
  expect(currentToast()).toMatchObject({ description: 'kept', open: true })
  endKept()
  expect(currentToast()).toMatchObject({ description: 'plain', open: true })
  const endOne = toast({ description: 'one', isKept: true })
  const endTwo = toast({ description: 'two', isKept: true })
  toast({ description: 'three' })
  endOne()
  endTwo()
  expect(currentToast()).toMatchObject({ description: 'three', open: true })
  toast({ description: 'kept', isKept: true })
  toast({ description: 'urgent', tone: 'destructive' })
  expect(currentToast()).toMatchObject({ description: 'urgent', open: true })
})

test('a dismissed toast is closed at once and forgotten after 1,000,000 ms', () => {
  const end = toast({ description: 'done' })
  end()
  expect(currentToast()).toMatchObject({ open: false })
  vi.advanceTimersByTime(999_999)
  expect(currentToast()).not.toBeNull()
  vi.advanceTimersByTime(1)
  expect(currentToast()).toBeNull()
})

test('a listener hears of every change until it leaves', () => {
  const listener = vi.fn<() => void>()
  const leave = subscribeToToast(listener)
  toast({ description: 'one' })
  dismissToast(currentToast()?.id ?? 0)
  expect(listener).toHaveBeenCalledTimes(2)
  leave()
  toast({ description: 'two' })
  expect(listener).toHaveBeenCalledTimes(2)
})
