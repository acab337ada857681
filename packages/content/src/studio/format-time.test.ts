import { expect, test } from 'vitest'
import { provenTime } from './format-time.ts'

test.each([
  ['Asia/Hong_Kong', 'November 23, 2026, 13:00:07 Hong Kong time'],
  ['America/New_York', 'November 23, 2026, 00:00:07 Eastern time'],
])('a proven time is told in the zone of the studio, %s, and in UTC', (zone, studio) => {
  const utc = 'November 23, 2026, 05:00:07 UTC'
  expect(provenTime(new Date('2026-11-23T05:00:07.000Z'), zone)).toEqual({ studio, utc })
})
