import { expect, test } from 'vitest'
import { promisedTime } from './promised-time.ts'

const monday = new Date('2026-11-23T05:00:00.000Z')

test('a visitor elsewhere reads the moment by their own clock first, then by that of the studio', () => {
  expect(promisedTime(monday, 'America/New_York', 'Asia/Hong_Kong')).toBe(
    'Monday, November 23 at 12:00 AM EST (Monday, November 23 at 1:00 PM Hong Kong time)',
  )
})

test('a visitor whose clock is the studio’s reads it once', () => {
  expect(promisedTime(monday, 'Asia/Singapore', 'Asia/Hong_Kong')).toBe(
    'Monday, November 23 at 1:00 PM Hong Kong time',
  )
})
