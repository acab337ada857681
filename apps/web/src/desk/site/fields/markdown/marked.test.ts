import { describe, expect, test } from 'vitest'
import { innerMarks, lineMarks, type Mark, marked } from './marked.ts'

const newLink = { words: 'words', address: '/contact' }

/** Marks the part of a text between two bars; bars show the selection afterwards. */
function pressed(text: string, mark: Mark): string {
  const [before = '', selection = '', after = ''] = text.split('|')
  const start = before.length
  const next = marked(
    { text: before + selection + after, start, end: start + selection.length },
    mark,
    newLink,
  )
  return [
    next.text.slice(0, next.start),
    next.text.slice(next.start, next.end),
    next.text.slice(next.end),
  ].join('|')
}

test.each<[Mark, string, string]>([
  ['heading', 'a\nb||c\nd', 'a\n|# bc|\nd'],
  ['subheading', '|# a|', '|## a|'],
  ['list', '|1. a\n2. b|', '|- a\n- b|'],
  ['numbers', 'x\n|- a\n- b|', 'x\n|1. a\n2. b|'],
  ['quote', '|a|', '|> a|'],
  ['bold', 'so |bold| here', 'so |**bold**| here'],
  ['bold', 'so |bold |here', 'so |**bold** |here'],
  ['bold', '|a\n\nb|', '|**a**\n\n**b**|'],
  ['bold', 'so ||here', 'so **||**here'],
  ['italic', 'so |bold| here', 'so |*bold*| here'],
  ['italic', '**|bold|**', '**|*bold*|**'],
  ['link', 'see |this| page', 'see [this](|/contact|) page'],
  ['link', 'see ||', 'see [words](|/contact|)'],
  ['link', 'see |https://words.example/a|.', 'see [|words|](https://words.example/a).'],
])('%s of “%s” is “%s”', (mark, text, expected) => {
  expect(pressed(text, mark)).toBe(expected)
})

describe('A mark is taken off by the same button', () => {
  test.each(lineMarks)('%s', (mark) => {
    const once = pressed('|one\ntwo|', mark)
    expect(once).not.toBe('|one\ntwo|')
    expect(pressed(once, mark)).toBe('|one\ntwo|')
  })

  test.each(innerMarks.filter((mark) => mark !== 'link'))('%s', (mark) => {
    const once = pressed('so |this| here', mark)
    expect(pressed(once, mark)).toBe('so |this| here')
    // The words alone are selected.
    expect(pressed(once.replaceAll(/\|(\*+)(.*?)(\*+)\|/g, '$1|$2|$3'), mark)).toBe('so |this| here')
  })
})
