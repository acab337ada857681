import { expect, test } from 'vitest'
import { turnaroundLabel } from './turnaround.ts'

test.each([
  [1, 1, '1 hour'],
  [1, 2, '1-2 hours'],
  [24, 24, '24 hours'],
  [48, 72, '48-72 hours'],
  [72, 72, '72 hours'],
  [72, 120, '3-5 days'],
  [240, 240, '10 days'],
  [50, 100, '50-100 hours'],
  [48, 100, '48-100 hours'],
  [50, 96, '50-96 hours'],
  [84, 84, '84 hours'],
])('a turnaround of %i to %i hours is printed “%s”', (minHours, maxHours, label) => {
  expect(turnaroundLabel({ minHours, maxHours })).toBe(label)
})

test('work without an end is ongoing', () => {
  expect(turnaroundLabel('ongoing')).toBe('Ongoing')
})
