import { loadArticle } from '@northword/content/site/articles/article-pages'
import { articles } from '@northword/content/site/articles/articles'
import { pageIds } from '@northword/contract/site/page-ids'
import { expect, test } from 'vitest'
import { type Block, readBlocks } from './article-blocks.ts'

const paragraph = (text: string): Block => ({ kind: 'paragraph', text })
const strong = (text: string): Block => ({ kind: 'strong', text })
const list = (...items: string[]): Block => ({ kind: 'list', items })
const pause: Block = { kind: 'break' }

test('one to four marks begin a heading, below that of the page', () => {
  expect(readBlocks('# One\n## Two\n### Three\n#### Four')).toEqual([
    { kind: 'heading', tag: 'h2', text: 'One', anchor: 'one' },
    { kind: 'heading', tag: 'h3', text: 'Two' },
    { kind: 'heading', tag: 'h4', text: 'Three' },
    { kind: 'heading', tag: 'h5', text: 'Four' },
  ])
})

test.each(['#hash', '#', '# ', '##### Five', 'Number # one', ' # Indented'])('“%s” is no heading', (line) => {
  expect(readBlocks(line)).toEqual([paragraph(line.trimEnd())])
})

test('a dash begins a list item, with a space or without', () => {
  expect(readBlocks('- one\n-two\n-  three ')).toEqual([list('one', 'two', 'three')])
  expect(readBlocks('one - two\n– three\n — four')).toEqual([
    paragraph('one - two'),
    paragraph('– three'),
    paragraph(' — four'),
  ])
})

test('items on consecutive lines are one list, a break or another line ends it', () => {
  expect(readBlocks('- one\n- two\n\n- three\ntext\n- four')).toEqual([
    list('one', 'two'),
    pause,
    list('three'),
    paragraph('text'),
    list('four'),
  ])
})

test('a number begins an item of a numbered list, which begins with that number', () => {
  expect(readBlocks('1. one\n2) two\n\n7. seven\n- dash\n3 three\n4.four')).toEqual([
    { kind: 'numbers', items: ['one', 'two'], start: 1 },
    pause,
    { kind: 'numbers', items: ['seven'], start: 7 },
    list('dash'),
    paragraph('3 three'),
    paragraph('4.four'),
  ])
})

test('lines that begin with > are one quotation', () => {
  expect(readBlocks('> one\n>two\n>\n> three\nfour > five')).toEqual([
    { kind: 'quote', lines: ['one', 'two', 'three'] },
    paragraph('four > five'),
  ])
})

test('the anchor of a heading has its words without their marks', () => {
  expect(readBlocks('# **Why** [we](/about) write')).toEqual([
    { kind: 'heading', tag: 'h2', text: '**Why** [we](/about) write', anchor: 'why-we-write' },
  ])
})

test('a line that is bold from end to end is a strong paragraph', () => {
  expect(readBlocks('**Look for**\n**“Why?”** ')).toEqual([strong('Look for'), strong('“Why?”')])
})

test.each(['**', '****', '** **', '***', '**open', 'shut**', '**one** and **two**', 'so **bold** here'])(
  '“%s” is a paragraph as it stands',
  (line) => {
    expect(readBlocks(line)).toEqual([paragraph(line)])
  },
)

test('a line of nothing but spaces is a break', () => {
  expect(readBlocks('one\n \t\ntwo')).toEqual([paragraph('one'), pause, paragraph('two')])
})

test('lines may end as they do on any system', () => {
  const blocks = readBlocks('# One\n\n- a\n- b\n**c**\nd')
  expect(readBlocks('# One\r\n\r\n- a\r\n- b\r\n**c**\r\nd')).toEqual(blocks)
  expect(readBlocks('# One\r\r- a\r- b\r**c**\rd')).toEqual(blocks)
})

test('text that looks like HTML is text', () => {
  expect(readBlocks('<b>x</b> &amp; <script>')).toEqual([paragraph('<b>x</b> &amp; <script>')])
})

test('main headings have anchors of their own, in their words', () => {
  const anchors = readBlocks('# Don’t: a Café\n# Why?\n# Why\n# why!\n# Main\n# …\n## Why')
  expect(anchors.map((block) => (block.kind === 'heading' ? block.anchor : ''))).toEqual([
    'dont-a-cafe',
    'why',
    'why-2',
    'why-3',
    'main-2',
    'part',
    undefined,
  ])
})

test.each(pageIds)('the id %s of the page around the text is not the anchor of a heading', (id) => {
  const [heading] = readBlocks(`# ${id.replace('-', ' ')}`)
  expect(heading).toHaveProperty('anchor', `${id}-2`)
})

test.each(articles)('“$title” holds no mark that a reader would see', async ({ slug }) => {
  const blocks = readBlocks((await loadArticle(slug)).content)
  const texts = blocks.flatMap((block) =>
    'text' in block ? [block.text] : 'items' in block ? block.items : [],
  )
  expect(texts.length).toBeGreaterThan(50)
  expect(texts.filter((text) => text === '' || /\*\*|^[#-]|^\s/.test(text))).toEqual([])
})
