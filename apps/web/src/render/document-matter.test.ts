import { site } from '@northword/content/matter/whole-site'
import { documentMatter, matterElement } from '@northword/contract/site/document-matter'
import { expect, test } from 'vitest'

test('a document brings the parts at its paths, of which the release is one', () => {
  const matter = documentMatter(site, { paths: ['company', 'release'], lacks: ['about'] })
  expect(matter).toEqual({ lacks: ['about'], values: { company: site.company, release: 'seed' } })
})

test('a document brings of the articles only that of its page, with the neighbours’ names', () => {
  const of = (slug?: string) =>
    documentMatter(site, { paths: ['articlePages'], lacks: [] }, slug).values['articlePages']
  const [first, second] = site.articles
  const { slug = '', title } = second ?? {}
  expect(of(first?.slug)).toEqual({
    [first?.slug ?? '']: { article: first, previous: undefined, next: { slug, title } },
  })
  for (const none of [undefined, 'no-article', 'toString']) expect(of(none)).toEqual({})
})

test('a document brings of a long list what its page shows, and one article that tells of more', () => {
  const articles = Array.from({ length: 60 }, () => site.articles[0] ?? expect.fail('An article is needed'))
  const bring = (given: typeof site) => documentMatter(given, { paths: ['articles'], lacks: [] }).values
  expect(bring({ ...site, articles })['articles']).toHaveLength(49)
  expect(bring(site)['articles']).toEqual(site.articles)
})

test('a path that leads nowhere is an error', () => {
  expect(() => documentMatter(site, { paths: ['home.cellar.door'], lacks: [] })).toThrow('home.cellar.door')
})

test('matter of a studio cannot end the element', () => {
  const element = matterElement({ lacks: [], values: { footer: '</script><script>alert(1)' } })
  expect(element.match(/<\/script>/g)).toHaveLength(1)
  expect(JSON.parse(/>(.*)<\/script>$/s.exec(element)?.[1] ?? '')).toMatchObject({
    values: { footer: '</script><script>alert(1)' },
  })
})
