import { expect, test } from 'vitest'
import { htmlDocument } from './html-document.ts'

const parts = {
  title: 'Q&A - Northword',
  description: 'Say "hello"',
  pathname: '/faq',
  isIndexed: true,
  hydrate: undefined,
  body: '<h1>FAQ</h1>',
  assets: {
    scripts: ['/assets/main.js', '/assets/faq.js'],
    styles: [{ href: '/assets/a.css', css: 'a{}' }],
    fonts: [],
  },
  loader: 'load()',
  themeStyles: ':root{}',
  noScriptStyles: '',
}

test('a page names itself, its address and its scripts', () => {
  const html = htmlDocument(parts)
  expect(html).toContain('<title>Q&amp;A - Northword</title>')
  expect(html).toContain('content="Say &quot;hello&quot;"')
  expect(html).toContain('<link rel="canonical" href="__PUBLIC_URL__/faq">')
  expect(html).toContain('<meta name="northword-scripts" content="/assets/main.js /assets/faq.js">')
})

test('styles are in the page and their files are named only as already there', () => {
  const html = htmlDocument(parts)
  expect(html).toContain('a{}</style>')
  expect(html).toContain('<link rel="stylesheet" href="/assets/a.css" disabled>')
})

test('a page that stands for many addresses has no canonical one', () => {
  const html = htmlDocument({ ...parts, isIndexed: false })
  expect(html).not.toContain('canonical')
  expect(html).toContain('noindex')
})
