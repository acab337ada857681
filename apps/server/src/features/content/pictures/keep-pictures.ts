import { createHash } from 'node:crypto'
import type { AddedPicture, AddPictureInput } from '@northword/contract/desk/site-pictures'
import type { StaffContext } from '../../../doors/context.ts'
import type { Em } from '../../../db/orm.ts'
import { fieldError } from '../../../errors/domain-error.ts'
import { clock } from '../../../time/clock.ts'
import { keepRights } from '../../api-tokens/keep-rights.ts'
import { type CleanPicture, cleanPicture } from './clean-picture.ts'
import { Picture } from './picture.entity.ts'

/**
 * Stores the files of a picture without metadata. A file that is there already is the same.
 * @throws {DomainError} `notAPicture`, `tooManyTries`, `signedOut`, `tokenInvalid`
 */
export async function addPicture(
  { em, actor, limits }: Pick<StaffContext, 'em' | 'actor' | 'limits'>,
  { files }: AddPictureInput,
): Promise<AddedPicture> {
  const { id } = actor.kind === 'token' ? actor : actor.member
  await limits.countMember('pictureMember', { id })
  const pictures = files.map((file, at) => pictureIn(Buffer.from(file, 'base64'), `files.${at}`))
  await em.transactional(async (tx) => {
    await keepRights(tx, actor)
    await storePictures(tx, pictures, actor.member.name)
  })
  return { files: pictures.map((picture) => ({ name: nameOf(picture), ...sizeOf(picture) })) }
}

function pictureIn(bytes: Buffer, path: string): CleanPicture {
  const picture = cleanPicture(bytes)
  if (typeof picture === 'string') throw fieldError(path, 'notAPicture', picture)
  return picture
}

/** Stores files under their names; the time of those that are there is renewed. */
export async function storePictures(em: Em, pictures: readonly CleanPicture[], by: string): Promise<void> {
  const rows = pictures.map((picture) => ({
    name: nameOf(picture),
    bytes: picture.bytes,
    ...sizeOf(picture),
    addedAt: clock.now(),
    addedBy: by,
  }))
  // In order, so that two who send the same never wait for each other.
  for (const row of rows.toSorted((one, other) => one.name.localeCompare(other.name)))
    await em.upsert(Picture, row, {
      onConflictFields: ['name'],
      onConflictAction: 'merge',
      onConflictMergeFields: ['addedAt'],
    })
}

/** Name of a picture's file: the hash of its bytes, and its type. */
export const nameOf = ({ bytes, end }: Pick<CleanPicture, 'bytes' | 'end'>): string =>
  `${createHash('sha256').update(bytes).digest('hex')}.${end}`

const sizeOf = ({ width, height }: CleanPicture) => ({ width, height })
