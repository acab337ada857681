import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Drawing, openDrawing } from '@northword/web/card-drawing'
import { firstOf } from '@northword/rig/first-of'
import { cardOf } from '@northword/web/render/cards/site-cards'
import { testPage } from '@northword/web/render/test-page'
import { copyDrawingFiles } from './drawing-files.ts'
import { drawingHash } from './drawing-hash.ts'

const folder = mkdtempSync(join(tmpdir(), 'nw-drawing-'))
let drawing: Drawing
beforeAll(async () => {
  await copyDrawingFiles(folder)
  drawing = await openDrawing(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

const { picture } = cardOf(testPage('home', '/'), 'drawing')
const draw = (heading: string) => drawing.card({ ...picture, heading })

/** Colours of the pixels that stand outside of the card's margin. */
function edges(png: Buffer): string[] {
  const image = drawing.kit.MakeImageFromEncoded(png)
  const { ColorType, AlphaType, ColorSpace } = drawing.kit
  const format = {
    colorType: ColorType.RGBA_8888,
    alphaType: AlphaType.Unpremul,
    colorSpace: ColorSpace.SRGB,
  }
  const colours = new Set<string>()
  for (const [x, y, width, height] of [
    [0, 0, 70, 630],
    [1130, 0, 70, 630],
    [0, 0, 1200, 40],
    [0, 590, 1200, 40],
  ] as const) {
    const pixels = image?.readPixels(x, y, { width, height, ...format }) ?? []
    for (let at = 0; at < pixels.length; at += 4) colours.add(pixels.slice(at, at + 3).join())
  }
  image?.delete()
  return [...colours]
}

test('a card is a PNG of the size that networks show, the same every time', () => {
  const [card, again] = [draw('Good writing, priced'), draw('Good writing, priced')]
  expect(card.subarray(1, 4).toString()).toBe('PNG')
  expect([card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual([1200, 630])
  expect(card.length).toBeLessThan(60_000)
  expect(again.equals(card)).toBe(true)
  expect(card.equals(draw('Bad writing, priced'))).toBe(false)
})

test('how cards are drawn has a hash, the same every time', () => {
  expect(drawingHash(drawing)).toMatch(/^[\w-]{8}$/)
  expect(drawingHash(drawing)).toBe(drawingHash(drawing))
})

firstOf([
  ['of 200 letters', 'A long title, '.repeat(15).slice(0, 200)],
  ['of one word of 200 letters', 'W'.repeat(200)],
  ['of long words', 'Donaudampfschifffahrtsgesellschaft Rindfleischetikettierungsgesetz'],
  ['with emoji and marks of direction', '\u202EWords 👩‍👩‍👧 that 🎉 sell ✨🇩🇪'],
  ['with accents', 'Příliš žluťoučký kůň, “naïve”'],
  ['of nothing', '✨'],
] as const)('a heading %s stays within the margins', async (_name, heading) => {
  const long = {
    ...picture,
    heading,
    brand: `${heading} `.repeat(3),
    kicker: heading,
    line: heading.repeat(4),
  }
  const card = drawing.card({ ...long, foot: [heading, heading] })
  expect(edges(card)).toEqual(edges(drawing.card({ ...picture, heading: 'A' })))
})

test.each(['Writing 文', 'שלום', 'مرحبا'])(
  'letters that the fonts lack are an error and not boxes: %s',
  (text) => {
    expect(() => draw(text)).toThrow('The fonts of the social cards have no')
  },
)
