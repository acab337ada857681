/* Files of pictures. Loads no schemas: pages and the server's start use it. */

/** Media type, by the end of a file's name. */
const pictureTypes = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const
export type PictureEnd = keyof typeof pictureTypes

/** Media type of a file, by its name. */
export const pictureType = (name: string): string | undefined =>
  new Map<string, string>(Object.entries(pictureTypes)).get(name.split('.')[1] ?? '')

/** SHA-256 of the bytes in hexadecimal, and the type. */
export const pictureName = /^[0-9a-f]{64}\.(jpg|png|webp)$/

/** Address of a file, whose bytes never change. */
export const picturePath = (name: string): string => `/pictures/${name}`

/** Widths in which the desk stores a picture that is as wide, in pixels. */
export const pictureWidths = [480, 960, 1_440] as const

/** The same for a logo, which is shown in 240 pixels at most. */
export const logoWidths = [240, 480] as const

/** Sides of the square icons of a logo, in pixels. */
export const iconSides = [32, 180, 512] as const

/** Bytes of all files of one picture. */
export const mostPictureBytes = 2 * 1024 * 1024

/** Pixels of the longer side: a browser unpacks every pixel, however small the file. */
export const mostPictureSide = 4_096

/** A stored file. Pixels. */
export interface PictureFile {
  name: string
  width: number
  height: number
}

/** Names of the picture files that a value names, at any depth. */
export function pictureNamesIn(value: unknown): string[] {
  if (typeof value === 'string') return pictureName.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(pictureNamesIn)
}
