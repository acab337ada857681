import { expect, test } from 'vitest'
import { written } from '../testing/every-word.ts'
import { linkLife, undoLife } from './link-life.ts'

const lives = [...Object.values(linkLife), undoLife]

const inWords = (hours: number) => (hours === 1 ? 'one hour' : `${hours} hours`)

test.each(lives)('$hours hours are written $words', ({ hours, words }) => {
  expect(words).toBe(inWords(hours))
})

test('wherever a link is said to be good for a time, it is a time of a link, in a whole sentence', () => {
  const told = written.filter(({ text }) => /is good for (?:one|\d)/.test(text))
  const times = lives.map(({ words }) => words)
  expect(told.length).toBeGreaterThan(6)
  expect(told.filter(({ text }) => !times.some((time) => text.includes(`good for ${time}`)))).toEqual([])
  expect(written.filter(({ text }) => /, once\.|hours?, once/.test(text))).toEqual([])
})
