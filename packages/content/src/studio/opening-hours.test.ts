import { describe, expect, test } from 'vitest'
import { company } from './company.ts'
import { nextLongClosing, openMsBetween } from './opening-hours.ts'
import { publicHolidays } from './public-holidays.ts'

const times = { company, holidays: publicHolidays }

/** Hong Kong time, UTC+8. November 20, 2026 is a Friday. */
const at = (moment: string) => new Date(`${moment}:00+08:00`)
const hoursBetween = (from: string, to: string) =>
  openMsBetween(at(from).getTime(), at(to).getTime(), times) / 3_600_000

describe('the studio is open', () => {
  test.each([
    ['2026-11-20T10:00', '2026-11-20T12:30', 2.5],
    ['2026-11-20T17:00', '2026-11-23T10:00', 2],
    ['2026-11-20T07:00', '2026-11-20T23:00', 9],
    ['2026-11-20T18:00', '2026-11-23T09:00', 0],
    ['2026-11-21T12:00', '2026-11-22T12:00', 0],
    // Christmas, a Friday.
    ['2026-12-24T09:00', '2026-12-28T18:00', 18],
    ['2026-11-20T12:00', '2026-11-20T11:00', 0],
    ['2026-11-20T12:00', '2026-11-20T12:00', 0],
  ])('from %s to %s for %s hours', (from, to, hours) => expect(hoursBetween(from, to)).toBe(hours))
})

describe('a closing of a day or longer comes', () => {
  test.each([
    ['2026-11-20T00:00', '2026-11-20T18:00', '2026-11-23T09:00'],
    ['2026-11-20T23:59', '2026-11-20T18:00', '2026-11-23T09:00'],
    ['2026-12-24T12:00', '2026-12-24T18:00', '2026-12-28T09:00'],
  ])('on %s: from %s to %s', (now, closes, opens) =>
    expect(nextLongClosing(at(now), times)).toEqual({ closesAt: at(closes), opensAt: at(opens) }),
  )

  test.each(['2026-11-19T12:00', '2026-11-21T12:00', '2026-11-22T12:00', '2026-11-23T12:00'])(
    'on no other day: %s',
    (now) => expect(nextLongClosing(at(now), times)).toBeNull(),
  )
})
