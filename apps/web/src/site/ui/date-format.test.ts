import { afterEach, expect, test, vi } from 'vitest'
import { formatMoment, formatPlainDay } from './date-format.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

test.each(['Pacific/Pago_Pago', 'UTC', 'Pacific/Kiritimati'])('a plain day is the same in %s', (zone) => {
  vi.stubEnv('TZ', zone)
  expect(formatPlainDay('2024-12-15')).toBe('December 15, 2024')
  expect(formatPlainDay('2024-12-05')).toBe('December 5, 2024')
})

test('a plain day of any month reads as the browser would write it', () => {
  const written = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  for (const month of ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12']) {
    const day = `2026-${month}-09`
    expect(formatPlainDay(day)).toBe(written.format(new Date(day)))
  }
})

test('a moment of another year says which', () => {
  vi.setSystemTime('2026-11-20T10:00:00Z')
  expect(formatMoment('2026-03-06T07:10:00Z', 'UTC')).toBe('Friday, March 6 at 7:10 AM UTC')
  expect(formatMoment('2025-11-20T10:35:00Z', 'UTC')).toBe('Thursday, November 20, 2025 at 10:35 AM UTC')
})
