import { seed } from '@northword/seed/seed'
import { expect, test } from 'vitest'
import { articleModule, withLiterals } from './seed-literals.ts'

test('a module that names a part of the seed has that part alone, filled in, and does not load the seed', () => {
  const code = withLiterals(`import { site } from '#site'
export const hours = site.company.hours.label
export const questions = site.questions.map(({ question }) => question)`)
  expect(code).toContain(`export const hours = ("${seed.company.hours.label}")\n`)
  expect(code).toContain(`export const questions = (${JSON.stringify(seed.questions)}).map(`)
  expect(code).not.toMatch(/import|\bsite\.|\{\w+:?\w+\}/)
  expect(seed.catalogue.filter(({ description }) => code.includes(description))).toEqual([])
})

test('an article’s text is a module of its own, which the list of texts loads by its slug', () => {
  const [first] = seed.articles
  const list = articleModule('/packages/seed/src/article-texts.ts')
  const files = Array.from(list.matchAll(/import\("([^"]+)"\)/g), ([, file = '']) => file)
  expect(files).toHaveLength(seed.articles.length)
  const file = files.find((each) => each.endsWith(`/${first?.slug}.md`)) ?? ''
  expect(articleModule(file)).toBe(
    `export const content = ${JSON.stringify(seed.articleTexts[first?.slug ?? ''])}`,
  )
})
