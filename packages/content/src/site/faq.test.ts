import { expect, test } from 'vitest'
import { faq } from './faq.ts'

test('twelve questions have an answer and an anchor each', () => {
  expect(faq.questions).toHaveLength(12)
  expect(new Set(faq.questions.map(({ id }) => id)).size).toBe(12)
  for (const { id, question, answer } of faq.questions) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(question).toMatch(/\?$/)
    expect(answer.length).toBeGreaterThan(0)
  }
})

test('an anchor is no name that the frame of the page uses', () => {
  const taken = ['root', 'main']
  expect(faq.questions.filter(({ id }) => taken.includes(id))).toEqual([])
})

test('a thirteenth question leads to us, and whoever has none to the services', () => {
  expect(faq.closing.ctas.map(({ to }) => to)).toEqual(['/contact', '/services'])
})
