import * as fc from 'fast-check'
import JSZip from 'jszip'
import { describe, expect, it } from 'vitest'
import { blocksOf } from './blocks-of.ts'
import { compareTexts } from './compare-texts.ts'
import { docxOf, redlineDocxOf } from './docx-file.ts'
import { parseText } from './parse-text.ts'

const blocks = (markdown: string) => blocksOf(parseText(markdown))

const documentOf = async (file: Uint8Array) =>
  (await (await JSZip.loadAsync(file)).file('word/document.xml')?.async('string')) ?? ''

/** The paragraphs that remain where all of one kind of change is taken out, mark of the paragraph included. */
function paragraphsWithout(taken: 'ins' | 'del', xml: string): string[] {
  const paragraphs = xml.match(/<w:p>.*?<\/w:p>|<w:p\/>/gs) ?? []
  return paragraphs
    .filter((one) => !new RegExp(`<w:rPr>(?:(?!</w:rPr>).)*<w:${taken} [^>]*/>`, 's').test(one))
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

const redlined = async (before: string, after: string) =>
  documentOf(
    await redlineDocxOf('Brakes', compareTexts(blocks(before), blocks(after), 2_000), {
      author: 'Wen Writer',
      at: new Date('2026-11-23T08:00:00Z'),
    }),
  )

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

  it('has what XML cannot hold left out, and no link that runs anything', async () => {
    const xml = await documentOf(
      await docxOf('x', blocks('A\u0001B\u{FFFF} <b>&amp; [c](javascript:alert%281%29)')),
    )
    expect(paragraphsWithout('ins', xml)).toEqual(['AB <b>& c'])
    expect(xml).not.toContain('<w:hyperlink')
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

  it('is the new version where every change is accepted, and the old one where every change is rejected', async () => {
    await fc.assert(
      fc.asyncProperty(text, text, async (before, after) => {
        const xml = await redlined(before, after)
        expect(paragraphsWithout('del', xml)).toEqual(blocks(after).map((block) => block.text))
        expect(paragraphsWithout('ins', xml)).toEqual(blocks(before).map((block) => block.text))
      }),
      { numRuns: 100 },
    )
  })

  it('says who changed it, and when', async () => {
    const xml = await redlined('One two three four.', 'One two three five.')
    expect(xml).toMatch(/<w:ins [^>]*w:author="Wen Writer"[^>]*w:date="2026-11-23T08:00:00Z"/)
  })
})
