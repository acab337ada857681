import type { CanvasKit, FontMgr, TypefaceFontProvider } from 'canvaskit-wasm'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Families in the order in which a letter is looked for, with the files of `cards` in a build. */
export const cardFonts = {
  heading: ['fraunces-latin-500-normal', 'fraunces-latin-ext-500-normal'],
  brand: ['fraunces-latin-600-normal', 'fraunces-latin-ext-600-normal'],
  text: ['instrument-sans-latin-400-normal', 'instrument-sans-latin-ext-400-normal'],
} as const

export type CardFont = keyof typeof cardFonts

/** Skia with the fonts of the cards and no others, so that a card is the same on every machine. */
export interface Canvas {
  kit: CanvasKit
  fonts: TypefaceFontProvider
  hasLetter: (font: CardFont, letter: string) => boolean
}

type Start = (options: { locateFile: (file: string) => string }) => Promise<CanvasKit>

/** @param folder `cards` in a build */
export async function openCanvas(folder: string): Promise<Canvas> {
  const start: Start = createRequire(join(folder, 'canvaskit.cjs'))('./canvaskit.cjs')
  const kit = await start({ locateFile: (file) => join(folder, file) })
  const fonts = kit.TypefaceFontProvider.Make()
  for (const name of Object.values(cardFonts).flat())
    fonts.registerFont(new Uint8Array(await readFile(join(folder, `${name}.woff`))), name)
  const faces = Object.entries(cardFonts).map(([font, names]) => [font, names.map(faceIn(fonts))] as const)
  const facesOf = new Map<string, ReturnType<ReturnType<typeof faceIn>>[]>(faces)
  const hasLetter = (font: CardFont, letter: string) =>
    facesOf.get(font)?.some((face) => face.getGlyphIDs(letter).every((glyph) => glyph !== 0)) ?? false
  return { kit, fonts, hasLetter }
}

const faceIn = (fonts: FontMgr) => (name: string) => fonts.matchFamilyStyle(name, {})
