import JSZip from 'jszip'
import { describe, expect, it } from 'vitest'
import { blocksOf } from '../markdown/blocks-of.ts'
import { docxOf } from './docx-file.ts'
import { htmlOf } from './html-file.ts'
import { parseText } from '../markdown/parse-text.ts'
import { shownBlock } from '../compare/shown-block.ts'
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
  'https:/visitor.css',
  'https:a.b/c',
  'https:dashboard.x/../../account',
  'https:\\\\evil.com',
  'https:/\\evil.com',
  '\\\\evil.com',
  'ht&#9;tps:a.b',
  'mailto:nora',
  '#brakes',
]

/** Targets of links that may be followed, by source. */
const outside = {
  'https://e.example': 'https://e.example/',
  'HTTPS://E.example/a/../b c': 'https://e.example/b%20c',
  'https:///e.example/x': 'https://e.example/x',
  'https://\\e.example\\x': 'https://e.example/x',
  'http://bücher.example/ü|{x}?q=漢&r="': 'http://xn--bcher-kva.example/%C3%BC|%7Bx%7D?q=%E6%BC%A2&r=%22',
  'https://e.example:443/?&amp;a': 'https://e.example/?&a',
  'mailto:a@b.example?subject=ü': 'mailto:a@b.example?subject=%C3%BC',
}

const addressesIn: Record<string, (markdown: string) => string[] | Promise<string[]>> = {
  page: (markdown) =>
    blocksOf(parseText(markdown)).flatMap((block) =>
      shownBlock(block).runs.flatMap(({ href }) => (href === undefined ? [] : [href])),
    ),
  '.html': (markdown) => addressesOf(html(markdown), / href="([^"]*)"/g),
  async '.docx'(markdown) {
    const file = await JSZip.loadAsync(await docxOf('Brakes', blocksOf(parseText(markdown))))
    const links = await file.file('word/_rels/document.xml.rels')?.async('string')
    return addressesOf(links ?? '', /Target="([^"]*)" TargetMode="External"/g)
  },
}

const addressesOf = (written: string, link: RegExp) =>
  Array.from(written.matchAll(link), ([, address = '']) => address.replaceAll(/&(?:#x26|amp);/g, '&'))

const html = (markdown: string) => htmlOf('Brakes & rims', markdown)

describe('A text as a page', () => {
  it('has its marks', () => {
    const page = html('# Head\n\nA **b** [c](https://e.example)\n\n| x |\n|---|\n| 1 |')
    expect(page).toContain('<title>Brakes &#x26; rims</title>')
    expect(page).toContain('<h1>Head</h1>\n<p>A <strong>b</strong> <a href="https://e.example/">c</a></p>')
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

  it.each(astray)('keeps the words that lead nowhere by %s', (href) => {
    expect(html(`[words](<${href}>)`)).toContain('words')
  })
})

describe.each(Object.entries(addressesIn))('A link in a text as %s', (_form, addresses) => {
  it.each(astray)('leads nowhere by %s', async (href) => {
    expect(await addresses(`a [words](<${href}>) [more][r]\n\n[r]: <${href}>`)).toEqual([])
  })

  it.each(Object.entries(outside))('by %s leads to %s', async (typed, address) => {
    expect(await addresses(`a [words](<${typed}>) [more][r]\n\n[r]: <${typed}>`)).toEqual([address, address])
  })
})

describe('The blocks of a text for programs and pages', () => {
  it.each(astray)('keeps the words that lead nowhere by %s', (href) => {
    expect(blocksOf(parseText(`a [words](<${href}>)`)).map(shownBlock)).toEqual([
      { kind: 'paragraph', depth: 0, runs: [{ text: 'a ' }, { text: 'words' }] },
    ])
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
