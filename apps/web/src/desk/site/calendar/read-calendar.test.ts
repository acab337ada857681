import { afterEach, expect, test, vi } from 'vitest'
import { readCalendar } from './read-calendar.ts'

const years = { first: 2026, last: 2027 }

const calendar = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n')

const read = (...events: string[][]) => readCalendar(calendar(...events), years)

const daysOf = (...lines: string[]) => read(lines)?.days.map(({ day }) => day)

const on = (day: string) => `DTSTART;VALUE=DATE:${day}`

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

test('an event without an end is one day, and keeps its name', () => {
  const found = read([on('20261225'), 'SUMMARY:Christmas\\, the', '  first day'])
  expect(found).toEqual({
    days: [{ day: '2026-12-25', name: 'Christmas, the first day' }],
    timed: 0,
    unread: 0,
  })
})

test('each day that an event lasts is there, within the years, without the day of its end', () => {
  expect(daysOf(on('20261224'), 'DTEND;VALUE=DATE:20261227')).toEqual([
    '2026-12-24',
    '2026-12-25',
    '2026-12-26',
  ])
  expect(daysOf(on('20261224'), 'DURATION:P1W')).toHaveLength(7)
  expect(daysOf(on('20251231'), 'DTEND;VALUE=DATE:20260102')).toEqual(['2026-01-01'])
  expect(daysOf(on('20271231'), 'DTEND;VALUE=DATE:20280103')).toEqual(['2027-12-31'])
  expect(daysOf(on('20250704'))).toEqual([])
})

test('a day that several events share has their names once', () => {
  const found = read(
    [on('20260101'), 'SUMMARY:New Year'],
    [on('20260101'), 'SUMMARY:Closed'],
    [on('20260101'), 'SUMMARY:Closed'],
  )
  expect(found?.days).toEqual([{ day: '2026-01-01', name: 'New Year, Closed' }])
})

test.each([
  ['FREQ=YEARLY', '20001225', ['2026-12-25', '2027-12-25']],
  ['FREQ=YEARLY;BYMONTH=11;BYDAY=4TH', '19701126', ['2026-11-26', '2027-11-25']],
  ['FREQ=YEARLY;UNTIL=20261231', '20001225', ['2026-12-25']],
  ['FREQ=YEARLY;COUNT=2', '20251225', ['2026-12-25']],
  ['FREQ=YEARLY', '20240229', []],
  ['FREQ=MONTHLY;BYDAY=-1MO;BYMONTH=5', '19710531', ['2026-05-25', '2027-05-31']],
])('the rule %s from %s gives its days', (rule, from, days) => {
  expect(daysOf(on(from), `RRULE:${rule}`)).toEqual(days)
})

test('a repeated event that lasts over the turn of the year reaches into the first', () => {
  expect(daysOf(on('20001231'), 'DTEND;VALUE=DATE:20010102', 'RRULE:FREQ=YEARLY;UNTIL=20251231')).toEqual([
    '2026-01-01',
  ])
})

test('days that were taken out of a rule, moved or cancelled are not there', () => {
  const found = read(
    ['UID:1', on('20001225'), 'RRULE:FREQ=YEARLY', 'EXDATE;VALUE=DATE:20261225'],
    ['UID:1', 'RECURRENCE-ID;VALUE=DATE:20271225', on('20271227')],
    ['UID:2', on('20260501'), 'STATUS:CANCELLED'],
  )
  expect(found?.days.map(({ day }) => day)).toEqual(['2027-12-27'])
})

test('a day of a rule that was edited on its own stays', () => {
  const found = read(
    ['UID:1', on('20001225'), 'RRULE:FREQ=YEARLY', 'SUMMARY:Christmas'],
    ['UID:1', 'RECURRENCE-ID;VALUE=DATE:20261225', on('20261225'), 'SUMMARY:Christmas at home'],
  )
  expect(found?.days).toEqual([
    { day: '2026-12-25', name: 'Christmas at home' },
    { day: '2027-12-25', name: 'Christmas' },
  ])
})

test('events with a time are counted, and so are those that cannot be read', () => {
  const found = read(
    ['DTSTART:20261224T100000Z', 'BEGIN:VALARM', on('20260303'), 'END:VALARM'],
    ['DTSTART;TZID="A:B":20261224T100000'],
    [on('20261341')],
    ['SUMMARY:No day'],
    [on('20260101'), 'RRULE:FREQ=SECONDLY'],
    [on('20260101'), 'RRULE:FREQ=NEVER'],
    [on('20260101'), 'DTEND;VALUE=DATE:21260101'],
  )
  expect(found).toEqual({ days: [], timed: 2, unread: 5 })
})

test.each(['Pacific/Auckland', 'America/Los_Angeles', 'Asia/Kolkata'])(
  'a day is the same day in %s',
  (zone) => {
    vi.stubEnv('TZ', zone)
    expect(daysOf(on('20001225'), 'DTEND;VALUE=DATE:20001227', 'RRULE:FREQ=YEARLY;COUNT=27')).toEqual([
      '2026-12-25',
      '2026-12-26',
    ])
  },
)

test.each(['', 'hello', '<html></html>', 'BEGIN:VCARD'])('the file “%s” is no calendar', (file) => {
  expect(readCalendar(file, years)).toBeNull()
})

test('a calendar whose rules take too long is given up', () => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1_500))
  expect(read([on('20260101')])).toBeTruthy()
  expect(read([on('20260101')], [on('20260102')])).toBeNull()
})
