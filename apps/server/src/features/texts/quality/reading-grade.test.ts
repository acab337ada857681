import { describe, expect, it } from 'vitest'
import { readingGradeOf, sentencesOf } from './reading-grade.ts'

describe('The reading grade of a text', () => {
  it('is that of the formula', () => {
    // Ten words, thirteen syllables (al-co-hol, be-fore), one sentence.
    expect(readingGradeOf(['Clean the rims with alcohol before you change the pads.'])).toBeCloseTo(
      0.39 * 10 + 11.8 * 1.3 - 15.59,
    )
  })

  it('rises with longer sentences and longer words', () => {
    const simple = readingGradeOf(['We clean. We mend. You ride.']) ?? 0
    const hard =
      readingGradeOf(['Considerable contamination necessitates immediate professional intervention.']) ?? 0
    expect(simple).toBeLessThan(3)
    expect(hard).toBeGreaterThan(16)
  })

  it('is none where nothing can be counted', () => {
    expect([readingGradeOf([]), readingGradeOf(['…']), readingGradeOf(['剎車發出聲音。'])]).toEqual([
      null,
      null,
      null,
    ])
  })

  it.each([
    ['Dr. Chan met Mr. Lee at 9 a.m. on Monday. They spoke.', 2],
    ['It cost $2.50, i.e. little. Why? Nobody knows!', 3],
    ['Bikes etc.', 1],
    ['No end', 1],
    ['!!!', 0],
  ])('counts the sentences of %j', (text, count) => {
    expect(sentencesOf(text)).toHaveLength(count)
  })
})
