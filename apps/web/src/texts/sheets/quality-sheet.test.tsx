import { MantineProvider } from '@mantine/core'
import { textReading } from '@northword/content/texts/text-reading'
import type { ReportView, SheetView } from '@northword/contract/texts/text-views'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { version } from '../../testing/text-fixtures.ts'
import { PlagiarismReport } from './plagiarism-report.tsx'
import { QualitySheet } from './quality-sheet.tsx'

afterEach(cleanup)

const words = textReading.sheet

function sheet(given: Partial<SheetView> = {}) {
  render(
    <MantineProvider env="test">
      <QualitySheet sheet={{ ...version().sheet, ...given }} />
    </MantineProvider>,
  )
  return (name: string) => screen.getByText(name).nextElementSibling?.textContent
}

test('the sheet counts against what was promised, and says what it counts', () => {
  const fact = sheet()
  expect(fact(words.words)).toBe(`612 of 600 promised${words.wordMeans}`)
  expect(fact(words.grade)).toContain('8.7, within grade 8 to 10')
  expect([words.longSentences, words.frequentWords, words.brokenLinks].map(fact)).toEqual(
    Array.from({ length: 3 }, () => words.none),
  )
  expect(fact(words.overlap)).toContain('0%')
})

test.each([
  [7.94, '7.9, easier than grade 8 to 10'],
  [7.96, '8.0, within grade 8 to 10'],
  [10.04, '10.0, within grade 8 to 10'],
  [12, '12.0, harder than grade 8 to 10'],
  [null, words.graded.unknown],
])('a grade of %s reads “%s”', (readingGrade, told) => {
  expect(sheet({ readingGrade })(words.grade)).toContain(told)
})

test.each([
  [0.0001, 'less than 0.1%'],
  [0.0123, '1.2%'],
  [1, '100%'],
])('an overlap of %d reads “%s”', (overlap, told) => {
  expect(sheet({ overlap })(words.overlap)).toContain(told)
})

test('where words are not the measure none are promised', () => {
  expect(sheet({ promisedWords: null })(words.words)).toBe(`612${words.wordMeans}`)
})

test('its findings are listed', () => {
  const fact = sheet({
    longSentences: [{ text: 'A long one.', words: 31 }],
    frequentWords: [
      { word: 'brakes', count: 12 },
      { word: 'pads', count: 9 },
    ],
    brokenLinks: ['javascript:alert(1)'],
  })
  expect(fact(words.longSentences)).toContain('1 sentence of more than 30 words')
  expect(fact(words.longSentences)).toContain('A long one. 31 words')
  expect(fact(words.frequentWords)).toBe('brakes (12), pads (9)')
  expect(fact(words.brokenLinks)).toBe('javascript:alert(1)')
  expect(screen.queryByRole('link')).toBeNull()
})

test('without an agreed voice nothing is said of one', () => {
  sheet({ voice: null })
  expect(screen.queryByText(words.voice)).toBeNull()
})

test('a text that keeps to the voice is said to do so', () => {
  expect(sheet({ voice: [] })(words.voice)).toContain('As your voice asks')
})

test('deviations from the voice are said in sentences', () => {
  sheet({
    voice: [
      { rule: 'use', words: 'sourdough', count: 0 },
      { rule: 'avoid', words: 'utilize', count: 3 },
      { rule: 'spelling', words: 'color', count: 1 },
      { rule: 'person', words: "I'm", count: 2 },
      { rule: 'link', words: 'https://bakery.example/shop', count: 0 },
    ],
  })
  const place = screen.getByText(words.voice).nextElementSibling
  expect([...(place?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    '“sourdough” is missing; your voice uses it.',
    '“utilize” stands here 3 times; your voice avoids it.',
    '“color” stands here once; your voice spells it in the other way.',
    "“I'm” stands here twice; your voice speaks as somebody else.",
    'No link leads to https://bakery.example/shop; your voice wants one.',
  ])
})

function report(given: ReportView) {
  return render(
    <MantineProvider env="test">
      <PlagiarismReport report={given} href="/report.pdf" />
    </MantineProvider>,
  ).container
}

test('a report is a file or a link to follow, or a text or a reason to read', () => {
  report({ kind: 'file', name: 'checked.pdf' })
  expect(screen.getByRole('link', { name: /checked\.pdf/ }).getAttribute('href')).toBe('/report.pdf')
  report({ kind: 'link', url: 'https://checker.example/r/1?x' })
  const link = screen.getByRole('link', { name: 'Open the report at checker.example' })
  expect(link.getAttribute('href')).toBe('https://checker.example/r/1?x')
  expect(report({ kind: 'text', text: '0% found' }).textContent).toContain('0% found')
  expect(report({ kind: 'none', reason: 'It is a recipe.' }).textContent).toContain('It is a recipe.')
})

test('a report at an address that may not be followed is words', () => {
  expect(report({ kind: 'link', url: 'javascript:alert(1)' }).querySelector('a')).toBeNull()
})
