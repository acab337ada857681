import { array, assert, asyncProperty, constantFrom, integer, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blocksOf } from './blocks-of.ts'
import { compareTexts } from './compare-texts.ts'
import { docxOf } from './docx-file.ts'
import { htmlOf } from './html-file.ts'
import { parseText } from './parse-text.ts'
import { shownBlock, shownChange } from './shown-block.ts'
import { textFileOf } from './text-file.ts'

const url = (length: number) => `https://e.example/${'x'.repeat(length)}`

/** Parts of Markdown, of which some make more of little. */
const part = constantFrom(
  'a',
  ' ',
  '\n',
  '\n\n',
  '**b**',
  '*c*',
  '`d`',
  '~~e~~',
  '- f\n',
  '1. g\n',
  '> ',
  '# h\n',
  '[^1]',
  '[^1]: note\n\n',
  '[x][y]',
  `[y]: ${url(500)}\n\n`,
  '[*a*b*c*](https://e.example/long)',
  '![z](https://e.example/z.png)',
  '|i|j|k|\n|-|-|-|\n',
  '|l|\n',
  '---\n',
  '<b>',
)
const markdown = tuple(array(part, { maxLength: 60 }), integer({ min: 1, max: 60 })).map(([parts, times]) =>
  parts.join('').repeat(times),
)

/** Every form that a text takes, as it leaves the server; none where it is refused. */
const forms: Record<string, (text: string) => string | Uint8Array | Promise<Uint8Array>> = {
  page: (text) => JSON.stringify(blocksOf(parseText(text)).map(shownBlock)),
  '.html': (text) => htmlOf('t', text),
  '.txt': (text) => textFileOf(blocksOf(parseText(text))),
  '.docx': (text) => docxOf('t', blocksOf(parseText(text))),
  redline: (text) => JSON.stringify(compareTexts([], blocksOf(parseText(text)), 1_000).map(shownChange)),
}

describe('What a text becomes', () => {
  it.each(Object.entries(forms))('is bounded by what was sent: %s', async (_name, made) => {
    await assert(
      asyncProperty(markdown, async (text) => {
        const form = await Promise.resolve()
          .then(() => made(text))
          .catch((error: unknown) => {
            expect(error).toBeInstanceOf(RangeError)
            return ''
          })
        expect(form.length).toBeLessThanOrEqual(20 * text.length + 12_000)
      }),
      { numRuns: 60 },
    )
  })

  it.each([
    ['one address that thousands of links share', `${'[a][b] '.repeat(4_000)}\n\n[b]: ${url(100_000)}`],
    ['one link of thousands of parts', `[${'*a*b'.repeat(4_000)}](${url(50_000)})`],
    ['a wide table of short rows', `${'|a'.repeat(2_000)}|\n${'|-'.repeat(2_000)}|\n${'|\n'.repeat(2_000)}`],
  ])('is refused where it would be %s', (_name, text) => {
    expect(() => parseText(text)).toThrow(RangeError)
  })
})
