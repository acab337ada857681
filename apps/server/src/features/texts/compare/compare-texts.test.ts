import { firstOf } from '@northword/rig/first-of'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blocksOf, type Block } from '../markdown/blocks-of.ts'
import { type BlockChange, compareTexts } from './compare-texts.ts'
import { parseText } from '../markdown/parse-text.ts'

const blocks = (markdown: string) => blocksOf(parseText(markdown))
const compared = (before: string, after: string) => compareTexts(blocks(before), blocks(after), 2_000)

const oldOf = (changes: BlockChange[]): Block[] =>
  changes.flatMap((one) => ('before' in one ? [one.before] : one.change === 'kept' ? [one.after] : []))
const newOf = (changes: BlockChange[]): Block[] =>
  changes.flatMap((one) => ('after' in one ? [one.after] : []))

const sides = (change: BlockChange) =>
  change.change === 'edited'
    ? (['ins', 'del'] as const).map((other) =>
        change.segments.flatMap(({ kind, text }) => (kind === other ? [] : [text])).join(''),
      )
    : []

const kinds = (changes: BlockChange[]) => changes.map(({ change }) => change)

const sentence = fc
  .array(
    fc.constantFrom(
      'brakes',
      'squeal',
      'the',
      'rims',
      'are',
      '剎車',
      'مكابح',
      '👩‍👩‍👧',
      'dirty,',
      "don't",
      '2.5',
      '**bold**',
      '[brakes](https://a.example/)',
      '[brakes](https://b.example/)',
    ),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  .map((words) => words.join(' '))
const text = fc
  .array(fc.oneof(sentence, fc.string({ unit: 'grapheme' })), { maxLength: 12 })
  .map((all) => all.join('\n\n'))

describe('A redline', () => {
  firstOf([100, 500])('has both versions whole, whatever they are, in %i pairs', async (numRuns) => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const changes = compared(before, after)
        expect(oldOf(changes)).toEqual(blocks(before))
        expect(newOf(changes)).toEqual(blocks(after))
        for (const change of changes)
          if (change.change === 'edited')
            expect(sides(change)).toEqual([change.before.text, change.after.text])
      }),
      { numRuns },
    )
  })

  it('says nothing of a text that stayed', () => {
    expect(kinds(compared('# One\n\nTwo', '# One\r\n\r\nTwo\r\n'))).toEqual(['kept', 'kept'])
  })

  it('marks the words that changed, and joins what only a space parts', () => {
    const [change] = compared(
      'It is recommended that they be cleaned with alcohol before the pads are replaced.',
      'Clean them with alcohol before the pads are replaced.',
    )
    expect(change).toMatchObject({
      change: 'edited',
      segments: [
        { kind: 'del', text: 'It is recommended that they be cleaned' },
        { kind: 'ins', text: 'Clean them' },
        { kind: 'keep', text: ' with alcohol before the pads are replaced.' },
      ],
    })
  })

  it('shows a paragraph that was written anew as two, and one that moved at both places', () => {
    const stays = 'The first paragraph stays where it is, and as it is.'
    const moves = 'This paragraph of ours goes to the very end of the text.'
    const old = 'Brakes squeal for many reasons, and most of these are harmless to you.'
    const anew = 'Most squealing of brakes is harmless: clean your rims with alcohol before any other thing.'
    const changes = compared([moves, stays, old].join('\n\n'), [stays, anew, moves].join('\n\n'))
    expect(kinds(changes)).toEqual(['moved-away', 'kept', 'rewritten', 'moved-here'])
  })

  it('keeps a heading and a paragraph of the same words apart', () => {
    expect(kinds(compared('# Brakes and rims', 'Brakes and rims'))).toEqual(['edited'])
  })

  it('tells of words that lead elsewhere now, as deleted and inserted', () => {
    const prices = (address: string) => `Read [our **prices**](${address}) first.`
    const leadingTo = (address: string) => compared(prices('https://a.example/'), prices(address))
    const elsewhere = [
      { kind: 'keep', text: 'Read ' },
      { kind: 'del', text: 'our prices' },
      { kind: 'ins', text: 'our prices' },
      { kind: 'keep', text: ' first.' },
    ]
    for (const address of ['https://b.example/', '/prices'])
      expect(leadingTo(address)).toMatchObject([{ change: 'edited', segments: elsewhere }])
    expect(compared(prices('https://a.example/'), 'Read our prices first.')).toMatchObject([
      { change: 'edited', segments: elsewhere },
    ])
    expect(kinds(leadingTo('https://a.example'))).toEqual(['kept'])
  })

  it('shows both places of a paragraph that moved with another link as two texts', () => {
    const stays = 'The first paragraph stays where it is, and as it is.'
    const moves = (to: string) => `This paragraph of [ours](https://${to}.example/) goes to the very end.`
    const changes = compared([moves('a'), stays].join('\n\n'), [stays, moves('b')].join('\n\n'))
    expect(kinds(changes)).toEqual(['removed', 'kept', 'added'])
  })

  it('says of sentences that became a list that they have another form, and of none that it moved', () => {
    const sentences = ['Clean the rims with alcohol.', 'Then change both of the pads.', 'Ride.']
    const listed = sentences.map((each) => `- ${each}`).join('\n')
    expect(compared(sentences.join('\n\n'), listed)).toMatchObject(
      sentences.map((kept) => ({ change: 'edited', segments: [{ kind: 'keep', text: kept }] })),
    )
  })

  it('shows paragraphs where the time is over', () => {
    const changes = compareTexts(blocks('One two three four.'), blocks('One two three five.'), -1)
    expect(kinds(changes).every((kind) => kind !== 'edited')).toBe(true)
  })
})
