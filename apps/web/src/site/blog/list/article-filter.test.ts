import { articleCategories, articles } from '@northword/content/site/articles/articles'
import { expect, test } from 'vitest'
import { articlesWith, readFilter, writeFilter } from './article-filter.ts'

const slugsWith = (text: string) => articlesWith(text, articles).map(({ slug }) => slug)

test('a filter is written into an address and read back from it', () => {
  const filters = [null, ...articleCategories].flatMap((category) => [
    { text: '', category },
    { text: 'a & b = ç?', category },
  ])
  for (const filter of filters) expect(readFilter(`?${writeFilter(filter, '')}`)).toEqual(filter)
  expect(writeFilter({ text: 'show notes', category: 'Audio Quality' }, '')).toBe(
    'q=show+notes&category=audio-quality',
  )
})

test('an empty filter leaves nothing in the address but what is not its own', () => {
  expect(writeFilter({ text: '  ', category: null }, '?q=briefs&category=marketing')).toBe('')
  expect(writeFilter({ text: '', category: null }, '?utm_source=mail&q=briefs')).toBe('utm_source=mail')
})

test('an address with a category that we do not have shows all', () => {
  for (const search of ['?category=all', '?category=', '?category=Marketing', '?category=__proto__'])
    expect(readFilter(search)).toEqual({ text: '', category: null })
})

test.each([
  ['in the title', 'stranger', 'a-brief-a-stranger-can-follow'],
  ['in the excerpt', 'stricter mailboxes', 'what-is-changing-for-people-who-buy-words'],
  ['among the tags', 'show notes', 'record-speech-a-writer-can-use'],
  ['in the category', 'editing tips', 'edit-your-own-draft-in-five-passes'],
  ['as the author', 'iris proof', 'record-speech-a-writer-can-use'],
])('a text is found %s', (_, text, slug) => {
  expect(slugsWith(text)).toContain(slug)
})

test('every word has to be there, in any order and in any part', () => {
  expect(slugsWith('margin checklists')).toEqual(['edit-your-own-draft-in-five-passes'])
  expect(slugsWith('checklists   Margin ')).toEqual(['edit-your-own-draft-in-five-passes'])
  expect(slugsWith('margin microphone')).toEqual([])
})

test('case, accents and the shape of an apostrophe do not matter', () => {
  const [head] = articles
  if (!head) throw new Error('No article')
  const one = [{ ...head, title: 'A Café’s Résumé' }]
  for (const text of ['CAFE', 'café', 'cafe\u0301', 'resume', "cafe's", 'café’s'])
    expect(articlesWith(text, one)).toHaveLength(1)
})

test('no text finds every article, the latest first', () => {
  for (const text of ['', '   ']) expect(articlesWith(text, articles)).toEqual(articles)
})
