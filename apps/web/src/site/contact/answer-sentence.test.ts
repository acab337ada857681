import { expect, test } from 'vitest'
import { answerSentence } from './answer-sentence.ts'

const monday = '2026-11-23T05:00:00.000Z'

test('a visitor elsewhere reads the moment by their own clock first, then by that of the studio', () => {
  expect(answerSentence(monday, 'America/New_York')).toBe(
    'That is in business hours: a person answers by Monday, November 23 at 12:00 AM EST, which is Monday, November 23 at 1:00 PM Hong Kong time.',
  )
})

test('a visitor whose clock is the studio’s reads it once', () => {
  expect(answerSentence(monday, 'Asia/Singapore')).toBe(
    'That is in business hours: a person answers by Monday, November 23 at 1:00 PM Hong Kong time.',
  )
})

test('nothing is said where the server names no moment', () => {
  expect(answerSentence('')).toBe('')
})
