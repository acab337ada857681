import { describe, expect, it } from 'vitest'
import { plainTextOf } from '@northword/contract/texts/plain-text'
import { blocksOf } from './blocks-of.ts'
import { parseText } from './parse-text.ts'

const blocks = (markdown: string) => blocksOf(parseText(markdown))

describe('The blocks of a text', () => {
  it('are what is read, in its order, with their kinds and depths', () => {
    const text =
      '# Head\n\nOne **two**\nthree\n\n- a\n  - b\n\n> said\n\n| x | y |\n|---|---|\n| 1 | 2 |\n\n```\ncode\n```\n\n---\n'
    expect(blocks(text).map(({ kind, depth, text: words }) => [kind, depth, words])).toEqual([
      ['heading', 1, 'Head'],
      ['paragraph', 0, 'One two three'],
      ['item', 1, 'a'],
      ['item', 2, 'b'],
      ['quote', 1, 'said'],
      ['row', 0, 'x\ty'],
      ['row', 0, '1\t2'],
      ['code', 0, 'code'],
      ['rule', 0, ''],
    ])
  })

  it('have the numbers of a list, each at its first paragraph', () => {
    const numbers = blocks('3. one\n\n   more\n4. two\n   - under').map(({ number, text }) => [number, text])
    expect(numbers).toEqual([
      [3, 'one'],
      [undefined, 'more'],
      [4, 'two'],
      [undefined, 'under'],
    ])
  })

  it('say which paragraphs go on in an item', () => {
    const text = '- one\n\n  more of one\n\n  - under\n\n  still one\n- two\n\nAfter'
    expect(blocks(text).map(({ kind, depth, continues }) => [kind, depth, continues])).toEqual([
      ['item', 1, undefined],
      ['item', 1, true],
      ['item', 2, undefined],
      ['item', 1, true],
      ['item', 1, undefined],
      ['paragraph', 0, undefined],
    ])
  })

  it('have links whose addresses stand elsewhere, and leave the addresses out', () => {
    const text =
      'See [our _rates_][r], [b] and [none].\n\n[r]: https://e.example/r "Rates"\n[B]: https://e.example/b\n'
    expect(blocks(text).map(({ runs }) => runs)).toEqual([
      [
        { text: 'See ' },
        { text: 'our ', href: 'https://e.example/r' },
        { text: 'rates', href: 'https://e.example/r', isEmphasis: true },
        { text: ', ' },
        { text: 'b', href: 'https://e.example/b' },
        { text: ' and [none].' },
      ],
    ])
  })

  it('have their marks and their links', () => {
    expect(blocks('A **b *c*** [d](https://e.example) `f` ~~g~~')[0]?.runs).toEqual([
      { text: 'A ' },
      { text: 'b ', isStrong: true },
      { text: 'c', isStrong: true, isEmphasis: true },
      { text: ' ' },
      { text: 'd', href: 'https://e.example' },
      { text: ' ' },
      { text: 'f', isCode: true },
      { text: ' ' },
      { text: 'g', isStruck: true },
    ])
  })

  it('say which note is which, and which items are done', () => {
    const text =
      'A[^1] and b[^smith].\n\n[^1]: One.\n\n    More.\n\n[^smith]: Two.\n\n- [x] Title\n- [ ] **Links**'
    expect(blocks(text).map((block) => block.text)).toEqual([
      'A[1] and b[smith].',
      '[1] One.',
      'More.',
      '[smith] Two.',
      '☑ Title',
      '☐ Links',
    ])
    expect(blocks(text).at(-1)?.runs).toEqual([{ text: '☐ ' }, { text: 'Links', isStrong: true }])
  })

  it('show raw HTML as it was typed', () => {
    const typed = '<script>alert(1)</script>\n\nA <b onclick="x">word</b>'
    expect(plainTextOf(blocks(typed))).toBe(typed)
  })

  it('are the same for the line ends of every system, and without a mark at the beginning', () => {
    expect(blocks('\u{FEFF}One\r\n\r\nTwo\rthree')).toEqual(blocks('One\n\nTwo\nthree'))
  })

  it.each(['剎車發出聲音。', 'مكابح الدراجة', '👩‍👩‍👧 family', ''])('keep %j as it is', (text) => {
    expect(plainTextOf(blocks(text))).toBe(text)
  })
})
