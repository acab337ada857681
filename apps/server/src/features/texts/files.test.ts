import { describe, expect, it } from 'vitest'
import { blocksOf } from './blocks-of.ts'
import { htmlOf } from './html-file.ts'
import { parseText } from './parse-text.ts'
import { shownBlock } from './shown-block.ts'
import { textFileOf } from './text-file.ts'

const astray = [
  '//host',
  '/\\host',
  '/faq',
  'faq.html',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'https://localhost',
  'https:host',
]

const html = (markdown: string) => htmlOf('Brakes & rims', markdown)

describe('A text as a page', () => {
  it('has its marks', () => {
    const page = html('# Head\n\nA **b** [c](https://e.example)\n\n| x |\n|---|\n| 1 |')
    expect(page).toContain('<title>Brakes &#x26; rims</title>')
    expect(page).toContain('<h1>Head</h1>\n<p>A <strong>b</strong> <a href="https://e.example">c</a></p>')
    expect(page).toContain('<td>1</td>')
  })

  it('leads from a footnote to its note and back', () => {
    const page = html('Brakes[^1] and rims[^a].\n\n[^1]: They squeal.\n\n[^a]: They rust.')
    const ids = new Set(Array.from(page.matchAll(/ id="([^"]+)"/g), ([, id]) => id))
    const targets = Array.from(page.matchAll(/ href="#([^"]+)"/g), ([, target]) => target)
    expect(targets).toHaveLength(4)
    expect(targets.filter((target) => !ids.has(target))).toEqual([])
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[a](javascript:alert%281%29)',
    '![a](https://spy.example/pixel.png)',
    '[a](data:text/html,<script>alert(1)</script>)',
    '<style>*{background:url(https://spy.example)}</style>',
    '<iframe src="https://spy.example"></iframe>',
  ])('runs nothing and loads nothing of %s', (typed) => {
    expect(html(typed)).not.toMatch(/<(script|img|style|iframe|link|object)|<[a-z][^>]* (src|href)=/)
  })

  it.each(astray)('leads nowhere by %s, and keeps its words', (href) => {
    const page = html(`[words](<${href}>)`)
    expect(page).toContain('words')
    expect(page).not.toContain('href=')
  })
})

describe('What programs and pages are sent of a text', () => {
  it.each(astray)('leads nowhere by %s, and keeps its words', (href) => {
    expect(blocksOf(parseText(`a [words](<${href}>)`)).map(shownBlock)).toEqual([
      { kind: 'paragraph', depth: 0, runs: [{ text: 'a ' }, { text: 'words' }] },
    ])
  })

  it('leads to pages of the web and mailboxes', () => {
    const runs = blocksOf(parseText('[a](https://e.example/x) [b](mailto:a@b.example)')).map(shownBlock)[0]
      ?.runs
    expect(runs?.map(({ href }) => href)).toEqual(['https://e.example/x', undefined, 'mailto:a@b.example'])
  })
})

describe('A text without marks', () => {
  it('reads as one would type it', () => {
    const blocks = blocksOf(parseText('# Head\n\n1. one\n   - two\n\n> said\n\n**b** `c`'))
    expect(textFileOf(blocks)).toBe('Head\n\n1. one\n\n  - two\n\n> said\n\nb c\n')
  })

  it('has no dot before what goes on in an item', () => {
    const blocks = blocksOf(parseText('- one\n\n  more\n  - under\n\n    of it'))
    expect(textFileOf(blocks)).toBe('- one\n\n  more\n\n  - under\n\n    of it\n')
  })
})
