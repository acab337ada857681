import { pages } from '@northword/content/site/pages'
import { expect, test } from 'vitest'
import { testPage } from '../test-page.ts'
import { cardOf } from './site-cards.ts'

const about = testPage('about', '/about')
const retitled = testPage('about', '/about', { head: { ...pages.about, heading: 'Who writes' } })

test('a card is named after its page and what it shows', () => {
  const { src } = cardOf(about, 'drawing')
  expect(src).toMatch(/^\/assets\/cards\/about-[\w-]{8}\.png$/)
  expect(cardOf(testPage('home', '/'), 'drawing').src).toMatch(/^\/assets\/cards\/home-/)
  expect(cardOf(about, 'drawing').src).toBe(src)
  expect(cardOf(retitled, 'drawing').src).not.toBe(src)
  expect(cardOf(about, 'another drawing').src).not.toBe(src)
})

test('a part of the page that its card does not show leaves the card’s name', () => {
  const described = testPage('about', '/about', { description: 'Other words for search engines' })
  expect(cardOf(described, 'drawing').src).toBe(cardOf(about, 'drawing').src)
})
