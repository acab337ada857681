import { company } from '@northword/content/studio/company'
import { publicHolidays } from '@northword/content/studio/public-holidays'
import { studioTime } from '@northword/content/studio/promised-time'
import { expect, it } from 'vitest'
import { afterBusinessDays, afterBusinessHours } from './business-hours.ts'

const times = { company, holidays: publicHolidays }

it.each([
  ['a Friday morning', '2026-11-20T10:00:00+08:00', 'Friday, November 20 at 2:00 PM Hong Kong time'],
  ['a Friday at two', '2026-11-20T14:00:00+08:00', 'Friday, November 20 at 6:00 PM Hong Kong time'],
  ['a Friday at five', '2026-11-20T17:00:00+08:00', 'Monday, November 23 at 12:00 PM Hong Kong time'],
  ['a Saturday', '2026-11-21T11:30:00+08:00', 'Monday, November 23 at 1:00 PM Hong Kong time'],
  ['a Sunday night', '2026-11-22T23:59:59+08:00', 'Monday, November 23 at 1:00 PM Hong Kong time'],
  ['a Monday before dawn', '2026-11-23T04:00:00+08:00', 'Monday, November 23 at 1:00 PM Hong Kong time'],
  ['the stroke of closing', '2026-11-23T18:00:00+08:00', 'Tuesday, November 24 at 1:00 PM Hong Kong time'],
  ['Christmas Eve at five', '2026-12-24T17:00:00+08:00', 'Monday, December 28 at 12:00 PM Hong Kong time'],
  ['the day before Good Friday', '2026-04-02T18:30:00+08:00', 'Wednesday, April 8 at 1:00 PM Hong Kong time'],
])('four business hours after %s are over at a moment when somebody is there', (_, from, by) => {
  expect(studioTime(afterBusinessHours(new Date(from), 4, times), company.timeZone)).toBe(by)
})

it.each([
  ['09:00', '18:00', 'Friday, November 27 at 10:30 AM Hong Kong time'],
  ['10:00', '15:00', 'Friday, November 27 at 10:30 AM Hong Kong time'],
  ['09:00', '18:20', 'Friday, November 27 at 10:30 AM Hong Kong time'],
  ['11:00', '15:00', 'Thursday, November 26 at 3:00 PM Hong Kong time'],
])('five business days of a studio open from %s to %s are five of its days', (opens, closes, by) => {
  const there = { ...times, company: { ...company, hours: { ...company.hours, opens, closes } } }
  const from = new Date('2026-11-20T10:30:00+08:00')
  expect(studioTime(afterBusinessDays(from, 5, there), company.timeZone)).toBe(by)
})

it('counts from the same moment however it is written', () => {
  const there = afterBusinessHours(new Date('2026-11-21T11:30:00+08:00'), 4, times)
  expect(afterBusinessHours(new Date('2026-11-20T22:30:00-05:00'), 4, times)).toEqual(there)
})

it('the hours that pages print are those that are counted', () => {
  expect(company.hours.label).toBe('Monday–Friday, 9 AM–6 PM HKT')
  expect(company.hours).toMatchObject({ weekdays: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' })
})

it('the holidays are days, in order, each once', () => {
  expect(publicHolidays.filter((day) => new Date(day).toISOString().slice(0, 10) !== day)).toEqual([])
  expect([...new Set(publicHolidays)].toSorted()).toEqual(publicHolidays)
})
