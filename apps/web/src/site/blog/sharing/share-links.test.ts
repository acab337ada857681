import { afterEach, expect, test } from 'vitest'
import { publicAddress, shareLinks } from './share-links.ts'

afterEach(() => document.head.replaceChildren())

const path = '/blog/one-page'
const title = 'Q&A: “One Page” 100%?'
const hrefs = () => shareLinks(path, title).map(({ href }) => new URL(href))

function setCanonical(href: string) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'canonical', href }))
}

test('each network gets the public address, and the one of short messages the title too', () => {
  setCanonical('https://words.example/blog')
  const [x, facebook, linkedin] = hrefs()
  expect(x?.searchParams.get('url')).toBe('https://words.example/blog/one-page')
  expect(x?.searchParams.get('text')).toBe(title)
  expect(facebook?.searchParams.get('u')).toBe('https://words.example/blog/one-page')
  expect(linkedin?.searchParams.get('url')).toBe('https://words.example/blog/one-page')
})

test('a page without a canonical address is shared by the one that it has', () => {
  expect(publicAddress(path)).toBe(`${location.origin}/blog/one-page`)
})
