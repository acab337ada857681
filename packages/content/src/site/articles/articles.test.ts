import { describe, expect, test } from 'vitest'
import { team } from '../about.ts'
import { findArticle, loadArticle } from './article-pages.ts'
import { articleCategories, articles } from './articles.ts'
import { blog } from '../blog.ts'

describe('the six articles', () => {
  test('are one of each category, in the order of the filter', () => {
    expect(articles.map(({ category }) => category)).toEqual(articleCategories)
  })

  test('have ids, addresses and titles of their own', () => {
    for (const field of ['id', 'slug', 'title'] as const)
      expect(new Set(articles.map((article) => article[field])).size).toBe(6)
    expect(articles.filter(({ slug }) => !/^[a-z]+(-[a-z]+)+$/.test(slug))).toEqual([])
  })

  test('take the minutes that the specification gives', () => {
    expect(articles.map(({ readTime }) => readTime)).toEqual([12, 15, 18, 16, 20, 22])
  })

  test('came out from November 20 to December 15, 2024, the latest first', () => {
    const dates = articles.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect([dates.at(0), dates.at(-1)]).toEqual(['2024-12-15', '2024-11-20'])
  })

  test('are told in 110 to 160 characters', () => {
    expect(articles.filter(({ excerpt }) => excerpt.length < 110 || excerpt.length > 160)).toEqual([])
  })

  test('are by people of the studio, whose initials are those of their names', () => {
    const initials = new Map(team.map((person) => [person.name, person.initials]))
    for (const { author } of articles) expect(initials.get(author)).toBe(author.replaceAll(/[^A-Z]/g, ''))
  })

  test.each(articles)('“$title” is written in the lines that its page knows', async ({ slug }) => {
    const lines = (await loadArticle(slug)).content.split('\n')
    const known = /^$|^#{1,4} \S|^- \S|^\*\*((?!\*\*).)+\*\*$|^[^\s#*-]((?!\*\*).)*$/
    expect(lines.filter((line) => !known.test(line) || line !== line.trim())).toEqual([])
  })

  test('are found by their address, and nothing else is', async () => {
    for (const article of articles) expect(findArticle(article.slug)?.article).toBe(article)
    for (const slug of ['', 'nothing', 'toString', undefined]) expect(findArticle(slug)).toBeUndefined()
    await expect(loadArticle('nothing')).rejects.toThrow('No article nothing')
    await expect(loadArticle('toString')).rejects.toThrow('No article toString')
  })
})

test('the list counts as a person would', () => {
  expect([0, 1, 6].map(blog.count)).toEqual(['Showing 0 articles', 'Showing 1 article', 'Showing 6 articles'])
})
