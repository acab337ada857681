import { firstOf } from '@northword/rig/first-of'
import { array, assert, constantFrom, integer, property, tuple } from 'fast-check'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfm } from 'micromark-extension-gfm'
import { describe, expect, it } from 'vitest'
import { fewMarks } from './few-marks.ts'

const signs = [
  '*',
  '**',
  '_',
  '~',
  '[',
  ']',
  '](x)',
  '`',
  '``',
  '<',
  '<!--',
  '<b>',
  '!',
  '\\',
  'a',
  ' ',
  '\n',
  '|',
  '漢',
]
const written = tuple(array(constantFrom(...signs), { maxLength: 40 }), integer({ min: 1, max: 3 })).map(
  ([parts, times]) => parts.join('').repeat(times),
)

const treeOf = (text: string) => fromMarkdown(text, { extensions: [gfm(), fewMarks] })

describe('Marks that are counted', () => {
  it('mean what they mean where nobody counts them', () => {
    assert(
      property(written, (text) => {
        // At most fifteen of each may be unended.
        if (Math.max(...['`', '<!'].map((sign) => text.split(sign).length)) > 15) return
        expect(treeOf(text)).toEqual(fromMarkdown(text, { extensions: [gfm()] }))
      }),
      { numRuns: 500 },
    )
  })

  const fine: [name: string, text: string][] = [
    ['code with marks, tags and comments', `\`\`\`\n${'a * b <!-- c --> `d [e] <?f\n'.repeat(3_000)}\`\`\``],
    ['code and tags that end', '`*a` <b c="*"> <!-- d --> '.repeat(2_000)],
    ['signs that compare', '1 < 2 '.repeat(5_000)],
    ['marks in one long paragraph', 'Some words and *one* of them\n'.repeat(1_200)],
    ['marks in each of many paragraphs', '*a* **b** _c_ ~~d~~ [e](f)\n\n'.repeat(2_000)],
    ['links in each row of a table', `|a|b|\n|-|-|\n${'|[a](b)|**c**|\n'.repeat(2_000)}`],
    ['marks in each item of a list', '- **a** [b](c)\n'.repeat(2_000)],
  ]
  firstOf(fine, 4)('are no reason to refuse %s', async (_name, text) => {
    expect(treeOf(text).children.length).toBeGreaterThan(0)
  })
})
