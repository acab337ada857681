import * as z from 'zod'
import { text, visible } from '../fields.ts'
import { mostPictureSide, pictureName } from './picture-files.ts'

const pixels = z
  .int('A side is a whole number of pixels')
  .min(1, 'A picture has pixels')
  .max(mostPictureSide, 'The picture is too large')

/** A file as the desk stored it. */
const file = z.strictObject({
  name: z.string('Choose a picture').regex(pictureName, 'Choose a picture'),
  width: pixels,
  height: pixels,
})

/** Widths of a picture, the smallest first. */
const files = z.array(file).min(1, 'Choose a picture').max(3, 'At most three widths')

/** A picture, with what it shows for those who do not see it. */
export const picture = z
  .strictObject({
    files,
    isDecorative: z.boolean('Say whether the picture is decorative'),
    alternative: text('Alternative text', 200),
  })
  .refine(({ isDecorative, alternative }) => isDecorative || visible.test(alternative), {
    error: 'Say what the picture shows, or that it is decorative',
    path: ['alternative'],
  })

/** A studio's logo. Its alternative text is the studio's name. */
export const logo = z.strictObject({
  files,
  /** Squares for browsers and home screens, the smallest first. */
  icons: z.array(file).max(3, 'At most three icons'),
})
