import { expect, test } from 'vitest'
import { about } from './about.ts'
import { articles } from './articles/articles.ts'

test('the studio has four figures, five promises, four values and four people', () => {
  expect(about.stats.map(({ value }) => value)).toEqual(['1,000+', '5M+', '98%', '24 h'])
  expect(about.promises.items).toHaveLength(5)
  expect(about.values.items.map(({ title }) => title)).toEqual([
    'Quality Excellence',
    'Originality Guarantee',
    'Strategic Writing',
    'Partnership Approach',
  ])
  expect(about.people.items).toHaveLength(4)
})

test('people sign with the initials of their names', () => {
  for (const { name, initials } of about.people.items) {
    expect(
      name
        .split(' ')
        .map(([first]) => first)
        .join(''),
    ).toBe(initials)
  }
})

test('writers of the blog are people of the studio', () => {
  const names = about.people.items.map(({ name }) => name)
  for (const { author } of articles) expect(names).toContain(author)
})

test('the page says when the studio was founded, and leads to us and to the portfolio', () => {
  expect(about.mission.paragraphs.join(' ')).toContain('2025')
  expect(about.closing.ctas.map(({ to }) => to)).toEqual(['/contact', '/portfolio'])
})
