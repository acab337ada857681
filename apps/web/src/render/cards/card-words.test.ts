import { articles } from '@northword/content/site/articles/articles'
import { company } from '@northword/content/studio/company'
import { pages } from '@northword/content/site/pages'
import { expect, test } from 'vitest'
import { testPage } from '../test-page.ts'
import { cardAlternative, cardWords } from './card-words.ts'

test('a card has the heading of its page and the first sentence under it', () => {
  const head = {
    title: 'Part',
    description: '',
    heading: 'A heading',
    intro: 'One thing, from $15.50. Another.',
  }
  expect(cardWords(testPage('services', '/services', { head }))).toEqual({
    kicker: 'Part',
    heading: 'A heading',
    line: 'One thing, from $15.50.',
    foot: [company.tagline, ''],
  })
})

test('no card says the same twice', () => {
  expect(cardWords(testPage('terms', '/legal/terms')).kicker).toBe('')
  expect(cardWords(testPage('home', '/')).kicker).toBe('')
})

test.each(articles)('the card of “$title” has its category, author and read time', (article) => {
  const { kicker, heading, line, foot } = cardWords(testPage('blogPost', '/blog/one', { article }))
  expect([kicker, heading]).toEqual([article.category, article.title])
  expect(foot).toEqual([`By ${article.author}`, `${article.readTime} min read`])
  expect(line).toMatch(/^[^:]+\.$/)
})

test('the alternative text of a card has its words', () => {
  const words = cardWords(testPage('contact', '/contact'))
  expect(cardAlternative(words)).toBe(`${company.brand}: ${pages.contact.heading}. ${words.line}`)
})
