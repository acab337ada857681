import { articles } from '@northword/content/site/articles/articles'
import { expect, test } from 'vitest'
import { htmlDocument } from './html-document.ts'
import { testPage } from './test-page.ts'

const parts = {
  facts: testPage('faq', '/faq', {
    title: 'Q&A - Northword',
    head: { title: 'Q&A', heading: 'Ask <us>', intro: '' },
    description: 'Say "hello"',
    card: { src: '/assets/cards/faq-1234.png', alt: 'Ask us' },
  }),
  hydrate: undefined,
  start: '<a>Skip</a>',
  body: '<h1>FAQ</h1>',
  matter: '<script type="application/json" id="matter">{}</script>',
  assets: {
    scripts: ['/assets/main.js', '/assets/faq.js'],
    next: ['/assets/form.js', '/assets/form.css'],
    styles: [{ href: '/assets/a.css', css: 'a{}' }],
    fonts: [],
  },
  loader: 'load()',
  rest: '/assets/rest.js',
  grounds: { light: '#fff', dark: '#000' },
  themeStyles: ':root{}',
  noScriptStyles: '',
}

test('a page names itself, its address and its scripts', () => {
  const html = htmlDocument(parts)
  expect(html).toContain('<title>Q&amp;A - Northword</title>')
  expect(html).toContain('content="Say &quot;hello&quot;"')
  expect(html).toContain('<link rel="canonical" href="__PUBLIC_URL__/faq">')
  expect(html).toContain(
    '<meta name="northword-scripts" content="/assets/main.js /assets/faq.js" data-rest="/assets/rest.js" data-next="/assets/form.js /assets/form.css" data-styles="/assets/a.css">',
  )
})

test('parts without scripts stand before those that the page’s scripts take over', () => {
  expect(htmlDocument(parts)).toContain('<body><a>Skip</a><div id="root"><h1>')
})

test('styles are in the page and their files are named only as already there', () => {
  const html = htmlDocument(parts)
  expect(html).toContain('a{}</style>')
  expect(html).toContain(' data-styles="/assets/a.css"')
  // Some browsers fetch even a disabled link, and before first paint.
  expect(html.replace(/<noscript>.*?<\/noscript>/s, '')).not.toMatch(/<link[^>]*stylesheet/)
})

test('only a browser without scripts is told of the visitor’s style sheet', () => {
  expect(htmlDocument(parts)).toMatch(
    /<noscript>[^/]*<\/style><link rel="stylesheet" href="\/visitor.css"><\/noscript>/,
  )
})

test('a shared page is shown by its heading and its card, at whole addresses', () => {
  const html = htmlDocument(parts)
  expect(html).toContain('<meta property="og:title" content="Ask &lt;us>">')
  expect(html).toContain('<meta property="og:url" content="__PUBLIC_URL__/faq">')
  expect(html).toContain('<meta property="og:image" content="__PUBLIC_URL__/assets/cards/faq-1234.png">')
  expect(html).toContain('<meta property="og:image:alt" content="Ask us">')
  expect(html).toContain('<meta property="og:type" content="website">')
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">')
})

test('a shared article says who wrote it and when', () => {
  const [article] = articles
  const html = htmlDocument({ ...parts, facts: testPage('blogPost', `/blog/${article?.slug}`, { article }) })
  expect(html).toContain('<meta property="og:type" content="article">')
  expect(html).not.toContain('content="website"')
  expect(html).toContain(`<meta property="article:published_time" content="${article?.date}">`)
  expect(html).toContain(`<meta name="author" content="${article?.author}">`)
})

test('the frame of the browser takes the ground of either scheme', () => {
  const html = htmlDocument(parts)
  expect(html).toContain('media="(prefers-color-scheme: light)" content="#fff"')
  expect(html).toContain('media="(prefers-color-scheme: dark)" content="#000"')
})

test.each([
  ['home', '/', true],
  ['blog', '/blog', true],
  ['blogPost', '/blog/one', true],
  ['faq', '/faq', false],
] as const)('the feed is named on %s: %s %s', (id, pathname, isNamed) => {
  const html = htmlDocument({ ...parts, facts: testPage(id, pathname) })
  expect(/type="application\/atom\+xml"[^>]*href="\/blog\/feed.atom"/.test(html)).toBe(isNamed)
})

test('a page that stands for many addresses has no canonical one, and nothing to share', () => {
  const html = htmlDocument({ ...parts, facts: { ...parts.facts, isIndexed: false } })
  expect(html).not.toContain('canonical')
  expect(html).toContain('noindex')
  expect(html).not.toContain('og:')
  expect(html).not.toContain('ld+json')
})
