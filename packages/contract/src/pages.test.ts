import { expect, test } from 'vitest'
import { pageInput, pageSize, readCursor, writeCursor } from './pages.ts'

const place = {
  createdAt: new Date('2026-11-22T00:50:21.123Z'),
  id: '019aa7f0-0000-7000-8000-0123456789ab',
}

test('a place in a list is read as it was written', () => {
  expect(readCursor(writeCursor(place))).toEqual(place)
})

test.each([
  '',
  '_',
  'garbage',
  place.id,
  '2026-02-31T00:00:00.000Z_019aa7f0-0000-7000-8000-0123456789ab',
  '2026-99-99T00:00:00.000Z_019aa7f0-0000-7000-8000-0123456789ab',
  '0000-01-01T00:00:00.000Z_019aa7f0-0000-7000-8000-0123456789ab',
  `${writeCursor(place)}'--`,
  `${writeCursor(place)}\n`,
  writeCursor(place).toUpperCase(),
  'x'.repeat(60_000),
  7,
  { $ne: '' },
  null,
])('%j is no place in a list', (cursor) => {
  expect(pageInput.safeParse({ cursor }).success).toBe(false)
})

test.each([0, -1, pageSize + 1, 1e9, 1.5, Number.NaN, Infinity, '5', null])(
  'no page has %j rows',
  (limit) => {
    expect(pageInput.safeParse({ limit }).error?.issues[0]?.message).toBe(
      `limit must be a whole number from 1 to ${pageSize}`,
    )
  },
)

test('an empty input is given the first page', () => {
  expect(pageInput.parse(undefined)).toEqual({})
  expect(pageInput.parse({ direction: 'forward' })).toEqual({})
})
