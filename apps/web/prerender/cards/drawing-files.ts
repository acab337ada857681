import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cardFonts } from '@northword/web/render/cards/open-canvas'

/** Puts into a folder everything that draws cards beside our own code. */
export async function copyDrawingFiles(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const files = {
    'canvaskit.cjs': 'canvaskit-wasm/bin/canvaskit.js',
    'canvaskit.wasm': 'canvaskit-wasm/bin/canvaskit.wasm',
    ...Object.fromEntries(
      Object.values(cardFonts)
        .flat()
        .map((name) => [`${name}.woff`, fontFile(name)]),
    ),
  }
  await Promise.all(
    Object.entries(files).map(([name, source]) =>
      copyFile(fileURLToPath(import.meta.resolve(source)), join(folder, name)),
    ),
  )
}

const fontFile = (name: string) => `@fontsource/${name.replace(/-latin.*/, '')}/files/${name}.woff`
