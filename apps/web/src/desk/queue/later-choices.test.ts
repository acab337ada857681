import { expect, test } from 'vitest'
import { momentOfChoice } from './later-choices.ts'

const friday = new Date(2026, 10, 20, 15, 30)
const monday = new Date(2026, 10, 23, 8)

test.each([
  ['hour', friday, new Date(2026, 10, 20, 16, 30)],
  ['afternoon', friday, new Date(2026, 10, 20, 18, 30)],
  ['tomorrow', friday, new Date(2026, 10, 21, 9)],
  ['monday', friday, new Date(2026, 10, 23, 9)],
  ['monday', new Date(2026, 10, 22, 23), new Date(2026, 10, 23, 9)],
  ['monday', monday, new Date(2026, 10, 30, 9)],
] as const)('%s, chosen at %s, is %s', (choice, now, moment) =>
  expect(momentOfChoice(choice, now)).toEqual(moment),
)
