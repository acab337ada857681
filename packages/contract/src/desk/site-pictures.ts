import '../no-eval.ts'
import * as z from 'zod'
import { mostPictureBytes } from '../pictures/picture-files.ts'

/* Pictures of the site, at the desk. */

/** Files of one picture: three widths, and three icons. */
const mostFiles = 6

const tooLarge = 'A picture has at most 2 MB in all.'

const base64 = z
  .string('Choose a picture.')
  .max(Math.ceil(mostPictureBytes / 3) * 4, { error: tooLarge, abort: true })
  .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'Choose a picture.')

export const addPictureInput = z
  .object({ files: z.array(base64, 'Choose a picture.').min(1, 'Choose a picture.').max(mostFiles) })
  .refine(({ files }) => bytesIn(files) <= mostPictureBytes, { error: tooLarge, path: ['files'] })
export type AddPictureInput = z.infer<typeof addPictureInput>

const bytesIn = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + Math.floor((file.replace(/=+$/, '').length * 3) / 4), 0)

/** Files as stored, in the order in which they were sent. */
export const addedPicture = z.object({
  files: z.array(z.object({ name: z.string(), width: z.int(), height: z.int() })),
})
export type AddedPicture = z.infer<typeof addedPicture>
