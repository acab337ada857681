import { firstOf } from '@northword/rig/first-of'
import * as fc from 'fast-check'
import JSZip from 'jszip'
import { describe, expect, it } from 'vitest'
import { blocksOf } from '../markdown/blocks-of.ts'
import { plainTextOf } from '@northword/contract/texts/plain-text'
import { compareTexts } from '../compare/compare-texts.ts'
import type { FileComment } from './docx-comments.ts'
import type { Passage } from '../markdown/passage.ts'
import { docxOf, redlineDocxOf } from './docx-file.ts'
import { parseText } from '../markdown/parse-text.ts'

const blocks = (markdown: string) => blocksOf(parseText(markdown))

const partOf = async (file: Uint8Array, name: string) =>
  (await (await JSZip.loadAsync(file)).file(`word/${name}.xml`)?.async('string')) ?? ''
const documentOf = (file: Uint8Array) => partOf(file, 'document')

/** Paragraphs left after one kind of change is removed, as XML. */
function xmlWithout(taken: 'ins' | 'del', xml: string): string[] {
  const paragraphs = xml.match(/<w:p>.*?<\/w:p>|<w:p\/>/gs) ?? []
  return paragraphs.filter(
    (one) => !new RegExp(`<w:rPr>(?:(?!</w:rPr>).)*<w:${taken} [^>]*/>`, 's').test(one),
  )
}

/** Paragraphs left after one kind of change is removed, with its paragraph marks. */
function paragraphsWithout(taken: 'ins' | 'del', xml: string): string[] {
  return xmlWithout(taken, xml)
    .map((one) => one.replaceAll(new RegExp(`<w:${taken} [^>]*[^/]>.*?</w:${taken}>`, 'gs'), ''))
    .map(textOf)
}

const textOf = (xml: string) =>
  [...xml.matchAll(/<w:(?:t|delText)(?: [^>]*)?>(.*?)<\/w:(?:t|delText)>|<w:(br|tab)\/>/gs)]
    .map(([, text, sign]) => (sign === 'br' ? '\n' : sign === 'tab' ? '\t' : unescaped(text ?? '')))
    .join('')

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')

const at = new Date('2026-11-23T08:00:00Z')
const redlineOf = (before: string, after: string, comments?: FileComment[]) =>
  redlineDocxOf('Brakes', compareTexts(blocks(before), blocks(after), 2_000), {
    author: 'Wen Writer',
    at,
    ...(comments && { comments }),
  })
const redlined = async (before: string, after: string, comments?: FileComment[]) =>
  documentOf(await redlineOf(before, after, comments))

const unholdable = String.fromCharCode(
  ...Array.from({ length: 31 }, (_, before) => before + 1).filter((code) => ![9, 10, 13].includes(code)),
  0xfffe,
  0xffff,
)

/** Numbers of a file's items as Word shows them: a list begins with its own, and deeper levels anew after an item. */
async function numbersIn(file: Uint8Array, xml?: string): Promise<number[]> {
  const lists = new Map<string, number[]>()
  const numbering = await partOf(file, 'numbering')
  for (const [, list = '', levels = ''] of numbering.matchAll(/<w:num w:numId="(\d+)"[^>]*>(.*?)<\/w:num>/gs))
    lists.set(
      list,
      Array.from(levels.matchAll(/<w:startOverride w:val="(\d+)"/g), ([, start]) => Number(start)),
    )
  const counts = new Map<string, number[]>()
  const items = (xml ?? (await documentOf(file))).matchAll(/<w:ilvl w:val="(\d)"\/><w:numId w:val="(\d+)"/g)
  return Array.from(items).flatMap(([, depth = '', list = '']) => {
    const [level, starts] = [Number(depth), lists.get(list) ?? []]
    // Bullets have a list of the library.
    if (list === '1') return []
    const own = counts.get(list) ?? []
    const number = own[level] === undefined ? (starts[level] ?? 0) : own[level] + 1
    const numbers = own.slice(0, level)
    numbers[level] = number
    counts.set(list, numbers)
    return [number]
  })
}

async function everythingIn(file: Uint8Array): Promise<string> {
  const parts = Object.values((await JSZip.loadAsync(file)).files).filter(({ dir }) => !dir)
  return (await Promise.all(parts.map((part) => part.async('string')))).join('\n')
}

describe('A text for Word', () => {
  it('has every paragraph, with its marks and links', async () => {
    const xml = await documentOf(
      await docxOf('Brakes', blocks('# Head\n\nA **b** [c](https://e.example)\n\n1. one\n2. two\n\n- three')),
    )
    expect(paragraphsWithout('ins', xml)).toEqual(['Head', 'A b c', 'one', 'two', 'three'])
    expect(xml).toContain('Heading1')
    expect(xml).toContain('<w:b/>')
    expect(xml).toContain('<w:hyperlink ')
    expect(xml.match(/<w:numPr>/g)).toHaveLength(3)
  })

  it('has no dot and no number before what goes on in an item', async () => {
    const typed = blocks('- one\n\n  more\n\n1. two\n\n   more')
    expect((await documentOf(await docxOf('x', typed))).match(/<w:numPr>/g)).toHaveLength(2)
  })

  it('has the numbers of its lists as the page has them', async () => {
    const text =
      '1. a\n2. b\n   1. c\n   2. d\n3. e\n   1. f\n\nMore\n\n1. g\n2. h\n\nMore\n\n5. i\n6. j\n\n- k\n  1. l\n- m\n  1. n\n\nMore\n\n1. o\n\n   5. p\n   6. q\n\n2. r'
    const typed = blocks(text)
    const numbers = typed.flatMap(({ number }) => number ?? [])
    expect(numbers).toEqual([1, 2, 1, 2, 3, 1, 1, 2, 5, 6, 1, 1, 1, 5, 6, 2])
    expect(await numbersIn(await docxOf('x', typed))).toEqual(numbers)
  })

  it('has what XML cannot hold left out, and no link that runs anything', async () => {
    const xml = await documentOf(
      await docxOf('x', blocks('A\u0001B\u{FFFF} <b>&amp; [c](javascript:alert%281%29)')),
    )
    expect(paragraphsWithout('ins', xml)).toEqual(['AB <b>& c'])
    expect(xml).not.toContain('<w:hyperlink')
  })

  const places = [
    '[a](<https://e.example/X>)',
    'a[^1]\n\n[^1]: X',
    '`X`\n\n```\nX\n```',
    'X',
    '# X',
    '[a](<https://e.example/?X#X>)',
    '<https://e.example/X>',
    '<mailto:ada@e.exampleX>',
    '[a]\n\n[a]: <https://e.example/X>',
    '![X](<https://e.example/X>)',
    '| X |\n|---|\n| X |',
    '> - X',
    '<b title="X">',
  ]
  firstOf(places, 3)('has no sign in any part that XML cannot hold, of %j', async (typed) => {
    const text = typed.replaceAll('X', unholdable)
    const comment = {
      author: text,
      at,
      text,
      lead: text,
      passage: null,
      of: null,
      answer: { author: text, at, text },
    }
    const files = [await docxOf('x', blocks(text)), await redlineOf(`${text} a`, text, [comment])]
    for (const file of files)
      expect(Array.from(await everythingIn(file)).filter((sign) => unholdable.includes(sign))).toEqual([])
  })

  it('has links whose signs XML would not keep as an address writes them', async () => {
    const everything = await everythingIn(
      await docxOf('x', blocks('[a](<https://e.example/a b\u0001&#10;&#9;ä\u{1F426}?"c&d>)')),
    )
    expect(everything).toContain('Target="https://e.example/a%20b%01%C3%A4%F0%9F%90%A6?%22c&amp;d"')
  })
})

describe('A redline for Word', () => {
  const sentence = fc
    .array(
      fc.constantFrom('brakes', 'squeal', 'the', 'rims', 'are', '剎車', '👩‍👩‍👧', 'dirty,', '<b>', '&amp;'),
      { minLength: 1, maxLength: 10 },
    )
    .map((words) => words.join(' '))
  const text = fc.array(sentence, { maxLength: 8 }).map((all) => all.join('\n\n'))

  it.each([
    '1. a\n2. b\n3. c',
    '1. b\n2. c',
    '1. a\n2. c\n3. d',
    '1. a\n\nText\n\n1. b\n2. c',
    '4. a\n5. b\n6. c',
  ])('numbers its lists as each version does, to and from %j', async (other) => {
    const one = 'Text\n\n1. a\n2. b\n3. c'
    for (const [before, after] of [
      [one, other],
      [other, one],
    ] as const) {
      const file = await redlineOf(before, after)
      const accepted = xmlWithout('del', await documentOf(file)).join('')
      expect(await numbersIn(file, accepted)).toEqual(blocks(after).flatMap(({ number }) => number ?? []))
    }
  })

  firstOf([20, 100])(
    'is the new version where every change is accepted, and the old one where every change is rejected, in %i pairs',
    async (numRuns) => {
      await fc.assert(
        fc.asyncProperty(text, text, async (before, after) => {
          const xml = await redlined(before, after)
          expect(paragraphsWithout('del', xml)).toEqual(blocks(after).map((block) => block.text))
          expect(paragraphsWithout('ins', xml)).toEqual(blocks(before).map((block) => block.text))
        }),
        { numRuns },
      )
    },
  )

  it('leads to the old address where a change of it is rejected, and to the new one where it is accepted', async () => {
    const prices = (host: string) => `Read [our prices](https://${host}.example/) first.`
    const file = await redlineOf(prices('a'), prices('b'))
    const xml = await documentOf(file)
    const relations =
      (await (await JSZip.loadAsync(file)).file('word/_rels/document.xml.rels')?.async('string')) ?? ''
    const addressOf = (kind: 'del' | 'ins') => {
      const [, id = ''] = new RegExp(`<w:hyperlink [^>]*r:id="([^"]+)"[^>]*><w:${kind} `).exec(xml) ?? []
      const [relation = ''] = new RegExp(`<Relationship [^>]*Id="${id}"[^>]*>`).exec(relations) ?? []
      return / Target="([^"]+)"/.exec(relation)?.[1]
    }
    expect([addressOf('del'), addressOf('ins')]).toEqual(['https://a.example/', 'https://b.example/'])
    for (const taken of ['del', 'ins'] as const)
      expect(paragraphsWithout(taken, xml)).toEqual(['Read our prices first.'])
  })

  it('says who changed it, and when', async () => {
    const xml = await redlined('One two three four.', 'One two three five.')
    expect(xml).toMatch(/<w:ins [^>]*w:author="Wen Writer"[^>]*w:date="2026-11-23T08:00:00Z"/)
  })

  const said = (
    of: FileComment['of'],
    passage: Passage | null,
    more: Partial<FileComment> = {},
  ): FileComment => ({
    author: 'Ada',
    at,
    text: 'Why?',
    lead: 'On “it”:',
    passage: passage && { before: '', after: '', ...passage },
    of,
    answer: null,
    ...more,
  })
  /** Words between a comment's marks, without those of the other version. */
  const wordsOf = (id: number, side: 'before' | 'after', xml: string) => {
    const [, inside = ''] =
      new RegExp(`<w:commentRangeStart w:id="${id}"/>(.*)<w:commentRangeEnd w:id="${id}"/>`, 's').exec(xml) ??
      []
    const taken = side === 'before' ? 'ins' : 'del'
    return textOf(inside.replaceAll(new RegExp(`<w:${taken} [^>]*[^/]>.*?</w:${taken}>`, 'gs'), ''))
  }

  firstOf([20, 60])(
    'has every comment at exactly its words, in either version, and is else as it was, in %i pairs',
    async (numRuns) => {
      const place = fc.record({
        of: fc.constantFrom('before', 'after'),
        from: fc.nat(400),
        length: fc.nat(80),
      })
      await fc.assert(
        fc.asyncProperty(text, text, fc.array(place, { maxLength: 4 }), async (before, after, places) => {
          const plain = { before: plainTextOf(blocks(before)), after: plainTextOf(blocks(after)) }
          const comments = places.flatMap(({ of, from, length }) => {
            const start = from % (plain[of].length + 1)
            const quote = plain[of].slice(start, start + length + 1)
            return quote.trim() !== '' && quote.isWellFormed() ? [said(of, { start, quote })] : []
          })
          const xml = await redlined(before, after, comments)
          expect(paragraphsWithout('del', xml)).toEqual(blocks(after).map((block) => block.text))
          expect(paragraphsWithout('ins', xml)).toEqual(blocks(before).map((block) => block.text))
          for (const [id, { of, passage }] of comments.entries()) {
            const words = (passage?.quote ?? '').trim().replaceAll('\n\n', '')
            expect(wordsOf(id, of === 'before' ? 'before' : 'after', xml)).toBe(words)
            expect(xml.match(new RegExp(`<w:commentReference w:id="${id}"/>`, 'g'))).toHaveLength(1)
          }
        }),
        { numRuns },
      )
    },
  )

  it('has a comment whose words are gone at the beginning, with those words; nothing is guessed', async () => {
    const gone = said(null, { start: 4, quote: 'two' })
    const file = await redlineOf('One two two.', 'One two two!', [gone, said('after', null)])
    const xml = await documentOf(file)
    expect(xml.indexOf('commentRangeStart')).toBeLessThan(xml.indexOf('One'))
    expect([wordsOf(0, 'after', xml), wordsOf(1, 'after', xml)]).toEqual(['', ''])
    const comments = await partOf(file, 'comments')
    expect(textOf(comments)).toBe('On “it”:Why?On “it”:Why?')
  })

  it('says who commented and who answered, and that an answered comment is settled', async () => {
    const answer = { author: 'Wen Writer', at, text: 'Done\u0001' }
    const file = await redlineOf('One two.', 'One three.', [
      said('before', { start: 4, quote: 'two' }, { answer, author: 'A & <B>' }),
    ])
    const comments = await partOf(file, 'comments')
    expect(comments).toMatch(/w:author="A &amp; &lt;B>?(&gt;)?".*Why\?.*w:author="Wen Writer".*Done</s)
    expect(comments).toContain('2026-11-23T08:00:00')
    expect(await partOf(file, 'commentsExtended')).toMatch(/w15:done="1".*w15:paraIdParent=/s)
  })

  it('has no part for comments where there are none', async () => {
    expect(await partOf(await redlineOf('One two.', 'One three.', []), 'comments')).toBe('')
    expect(await redlined('One two.', 'One three.', [])).toBe(await redlined('One two.', 'One three.'))
  })
})
