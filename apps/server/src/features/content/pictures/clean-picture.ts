import { mostPictureSide, type PictureEnd } from '@northword/contract/pictures/picture-files'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanPng } from './clean-png.ts'
import { cleanWebp } from './clean-webp.ts'
import type { Pixels } from './pixels.ts'

export interface CleanPicture extends Pixels {
  end: PictureEnd
}

/**
 * The picture of a file, with only the parts that draw it: no place, camera, comment or color profile, and nothing
 * after its end. Pixels are not decoded.
 * @returns a sentence for what is no picture or too large
 */
export function cleanPicture(bytes: Buffer): CleanPicture | string {
  const found = read(bytes)
  if (!found) return 'Choose a JPEG, PNG or WebP picture. Other files, such as SVG, are not taken.'
  const { width, height } = found
  if (width < 1 || height < 1) return 'This picture has no pixels.'
  const most = mostPictureSide.toLocaleString('en-US')
  return Math.max(width, height) > mostPictureSide ? `A picture has at most ${most} pixels on a side.` : found
}

/** Null: it is none, or broken. */
function read(bytes: Buffer): CleanPicture | null {
  try {
    for (const [end, clean] of cleaners) {
      const pixels = clean(bytes)
      if (pixels) return { ...pixels, end }
    }
    return null
  } catch (error) {
    // A file that ends within one of its parts.
    if (error instanceof RangeError) return null
    throw error
  }
}

const cleaners: [PictureEnd, (bytes: Buffer) => Pixels | null][] = [
  ['jpg', cleanJpeg],
  ['png', cleanPng],
  ['webp', cleanWebp],
]
