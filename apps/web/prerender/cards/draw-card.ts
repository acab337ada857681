import { renderAsync } from '@resvg/resvg-js'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { ReactElement } from 'react'
import satori from 'satori'
import { cardSize } from '@northword/web/render/card-size'

// Satori supports neither variable fonts nor woff2.
const files = [
  { name: 'Fraunces', weight: 500, file: '@fontsource/fraunces/files/fraunces-latin-500-normal.woff' },
  { name: 'Fraunces', weight: 600, file: '@fontsource/fraunces/files/fraunces-latin-600-normal.woff' },
  {
    name: 'Instrument Sans',
    weight: 400,
    file: '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff',
  },
] as const

export type CardFonts = Awaited<ReturnType<typeof cardFonts>>

/** The pages' fonts, in the weights that are drawn. */
export function cardFonts() {
  return Promise.all(
    files.map(async ({ name, weight, file }) => ({
      name,
      weight,
      data: await readFile(fileURLToPath(import.meta.resolve(file))),
    })),
  )
}

/** Renders a card as PNG. Throws if the fonts lack a letter. */
export async function drawCard(card: ReactElement, fonts: CardFonts): Promise<Buffer> {
  const svg = await satori(card, { ...cardSize, fonts, loadAdditionalAsset: refuse })
  // Satori has turned letters into paths.
  const picture = await renderAsync(svg, { font: { loadSystemFonts: false } })
  return picture.asPng()
}

async function refuse(language: string, text: string): Promise<never> {
  throw new Error(`The fonts of the social cards have no “${text}” (${language})`)
}
