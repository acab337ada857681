import { addedPicture, addPictureInput } from '@northword/contract/desk/site-pictures'
import { deskProcedure, rest } from '../../../doors/trpc.ts'
import { addPicture } from './keep-pictures.ts'

/** Bytes of a body with a picture in base64. */
const mostBytes = 3 * 1_024 * 1_024

export const pictureProcedures = {
  addPicture: deskProcedure('site')
    .meta({
      alone: true,
      mostBytes,
      ...rest('POST', '/api/desk/site/pictures', 'Store the files of a picture, for the fields of an item.', {
        status: 201,
        refuses: ['notAPicture', 'tooManyTries'],
      }),
    })
    .input(addPictureInput)
    .output(addedPicture)
    .mutation(({ ctx, input }) => addPicture(ctx, input)),
}
