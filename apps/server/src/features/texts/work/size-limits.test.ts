import { gunzipSync } from 'node:zlib'
import { firstOf } from '@northword/rig/first-of'
import { array, assert, asyncProperty, constantFrom, integer, tuple } from 'fast-check'
import JSZip from 'jszip'
import { describe, expect, it } from 'vitest'
import { partsOf } from '../markdown/size-limits.ts'
import { unpacked } from '../compare/packed-blocks.ts'
import { compareStored, docx, html, json, read, type ReadText, redline, txt } from './text-worker.ts'

const url = (length: number) => `https://e.example/${'x'.repeat(length)}`

/** Parts of Markdown. Some render much longer than their source. */
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
  '>>>>>>>>>>',
  '- [ ] o\n',
  '\\\n',
  'p@q.example ',
  '[`r`s`t`](https://e.example/)',
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

const title = 't'
const at = new Date('2026-11-23T08:00:00Z')
const withinMs = 1_000

/** Every form of a text, with its longest size in multiples of the source. */
const forms: Record<
  string,
  [(kept: ReadText) => string | Uint8Array | Promise<string | Uint8Array>, number]
> = {
  'the answer of a check': [({ shown, sheet }) => shown.json + JSON.stringify(sheet), 20],
  page: [({ blocks: stored }) => gunzipSync(json({ title, stored })), 20],
  '.docx': [({ blocks: stored }) => docx({ title, stored }), 20],
  '.html': [({ markdown: text }) => html({ title, markdown: text }), 20],
  '.txt': [({ blocks: stored }) => txt({ title, stored }), 20],
  // A redline adds a change to every paragraph.
  redline: [({ blocks: after }) => gunzipSync(compareStored({ before: '[]', after, withinMs })), 40],
  'redline for Word': [
    ({ blocks: after }) => redline({ title, before: '[]', after, withinMs, author: 'W', at, comments: [] }),
    20,
  ],
}

/** Null: refused. */
function readOf(text: string): ReadText | null {
  try {
    return read({ text, format: 'markdown', voice: null })
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError)
    return null
  }
}

async function lengthOfXml(file: string | Uint8Array): Promise<number> {
  const parts = Object.values((await JSZip.loadAsync(file)).files)
  const lengths = await Promise.all(parts.map(async (one) => (await one.async('string')).length))
  return lengths.reduce((sum, length) => sum + length, 0)
}

const refused = {
  'a note that thousands of words share': `${'[^1]'.repeat(4_000)}\n\n[^1]: x`,
  'quotations in each other, a line each': `${'>'.repeat(40)}\n\n`.repeat(200),
  'more parts than Word could be made of': `\`\`\`\n${'a\n\n'.repeat(25_001)}`,
  'one address that thousands of links share': `${'[a][b] '.repeat(400)}\n\n[b]: ${url(100_000)}`,
  'one link of thousands of parts': `[${'*a*b'.repeat(400)}](${url(50_000)})`,
  'one address that thousands of links share, of signs that are written as many': `${'[a][b] '.repeat(400)}\n\n[b]: https://e.example/${'漢'.repeat(1_000)}`,
  'a wide table of short rows': `${'|a'.repeat(2_000)}|\n${'|-'.repeat(2_000)}|\n${'|\n'.repeat(2_000)}`,
}

describe('A form of a text', () => {
  firstOf(Object.entries(forms))(
    'can be had of all that is kept, and is bounded by what was sent: %s',
    async (_name, [made, most]) => {
      await assert(
        asyncProperty(markdown, async (text) => {
          const kept = readOf(text)
          const form = kept ? await made(kept) : ''
          expect(form.length).toBeLessThanOrEqual(most * text.length + 15_000)
        }),
        { numRuns: 60 },
      )
    },
  )

  it('is bounded by its parts as the XML of a file for Word', { tags: ['thorough'] }, async () => {
    await assert(
      asyncProperty(markdown, async (text) => {
        const kept = readOf(text)
        if (!kept) return
        const { blocks: stored } = kept
        const xml = await lengthOfXml(await docx({ title, stored }))
        expect(xml).toBeLessThanOrEqual(20 * text.length + 500 * partsOf(unpacked(stored)) + 60_000)
      }),
      { numRuns: 60 },
    )
  })

  firstOf(Object.entries(refused), 2)('is refused where it would be %s', async (_name, text) => {
    expect(() => read({ text, format: 'markdown', voice: null })).toThrow(RangeError)
  })
})
