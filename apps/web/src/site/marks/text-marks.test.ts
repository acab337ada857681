import { expect, test } from 'vitest'
import { type Part, partsOf, withoutMarks } from './text-marks.ts'

const bold = (...parts: Part[]): Part => ({ mark: 'bold', parts })
const italic = (...parts: Part[]): Part => ({ mark: 'italic', parts })
const link = (to: string, ...parts: Part[]): Part => ({ to, parts })

test('a line is text, bold, italic and links', () => {
  expect(partsOf('so **bold**, *italic* or _so_, [words](/pricing)')).toEqual([
    'so ',
    bold('bold'),
    ', ',
    italic('italic'),
    ' or ',
    italic('so'),
    ', ',
    link('/pricing', 'words'),
  ])
})

test('marks may be within marks', () => {
  expect(partsOf('**a [link](#top) and _this_** [*that*](mailto:us@words.example)')).toEqual([
    bold('a ', link('#top', 'link'), ' and ', italic('this')),
    ' ',
    link('mailto:us@words.example', italic('that')),
  ])
})

test.each([
  ['2*3*4 and snake_case_name'],
  ['5 * 3 * 2'],
  ['** not bold ** * nor italic *'],
  ['**open', 'shut**'],
  ['****', '* *', '[]()', '[words]', '(/pricing)'],
  ['<b>x</b> &amp; <script>'],
])('“%s” is text as it was typed', (...texts) => {
  for (const text of texts) expect(partsOf(text)).toEqual([text])
})

test('an address may have brackets in pairs', () => {
  expect(partsOf('([it](https://words.example/Brief_(law)))')).toEqual([
    '(',
    link('https://words.example/Brief_(law)', 'it'),
    ')',
  ])
})

test.each([
  'javascript:alert',
  'JavaScript:alert',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  String.raw`/\evil.example`,
  'http://evil.example',
  'file:///etc/passwd',
  'evil.example',
  '\u0001javascript:x',
])('a link to %s is text', (to) => {
  expect(partsOf(`[words](${to})`)).toEqual([`[words](${to})`])
})

test('a text without its marks is as it is read', () => {
  expect(withoutMarks('**The _best_** [brief](/blog) of 2*3')).toBe('The best brief of 2*3')
})

test.each(['[a](', '**a ', '*a ', '_a ', '[', '**_', '[a](/b) **_c_** '])(
  'a text of the longest length that repeats “%s” is read without hurry',
  (text) => {
    const long = text.repeat(200_000 / text.length)
    expect(withoutMarks(long).length).toBeGreaterThan(0)
  },
)
