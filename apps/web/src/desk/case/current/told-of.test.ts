import type { Happening } from '@northword/contract/desk/desk'
import { expect, test } from 'vitest'
import { toldOf } from './told-of.ts'

const entry: Happening = {
  id: 'e1',
  at: '2026-03-06T05:00:00.000Z',
  kind: 'note',
  by: 'Ravi Rao',
  memberId: null,
  from: null,
  to: null,
  text: '',
  until: null,
}
const until = '2026-03-06T07:10:00.000Z'

test('a call says when the next one is, and one that is put off until when', () => {
  expect(toldOf({ ...entry, kind: 'call' })).toBe('Ravi Rao called')
  expect(toldOf({ ...entry, kind: 'call', until })).toMatch(/^Ravi Rao called, and calls again on \S+/)
  expect(toldOf({ ...entry, kind: 'later', until })).toMatch(/^Ravi Rao put it off until \S+/)
})
