import { afterEach, expect, test, vi } from 'vitest'
import { formatPlainDay } from './date-format.ts'

afterEach(() => vi.unstubAllEnvs())

test.each(['Pacific/Pago_Pago', 'UTC', 'Pacific/Kiritimati'])('a plain day is the same in %s', (zone) => {
  vi.stubEnv('TZ', zone)
  expect(formatPlainDay('2024-12-15')).toBe('December 15, 2024')
  expect(formatPlainDay('2024-12-05')).toBe('December 5, 2024')
})
