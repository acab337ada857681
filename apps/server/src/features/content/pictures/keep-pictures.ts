import { createHash } from 'node:crypto'
import type { AddedPicture, AddPictureInput } from '@northword/contract/desk/site-pictures'
import type { StaffContext } from '../../../doors/context.ts'
import type { Em } from '../../../db/orm.ts'
import { fieldError } from '../../../errors/domain-error.ts'
import { clock } from '../../../time/clock.ts'
import { lockRights } from '../../api-tokens/lock-rights.ts'
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
    await lockRights(tx, actor)
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

/** Days for which a picture is kept that no draft and no revision names. */
const unusedDays = 30

/** Deletes pictures that were sent long ago and that nothing names. Revisions are kept, and so are their pictures. */
export async function tidyPictures(em: Em, now: Date): Promise<void> {
  const before = new Date(now.getTime() - unusedDays * 86_400_000)
  await em.execute(
    `delete from content_pictures where added_at < ? and name not in (
       select (regexp_matches(texts.fields, '([0-9a-f]{64}\\.(jpg|png|webp))', 'g'))[1] from (
         select fields::text as fields from content_revisions where fields is not null
         union all select fields::text from content_drafts where fields is not null) texts)`,
    [before],
  )
}

/** Name of a picture's file: the hash of its bytes, and its type. */
export const nameOf = ({ bytes, end }: Pick<CleanPicture, 'bytes' | 'end'>): string =>
  `${createHash('sha256').update(bytes).digest('hex')}.${end}`

const sizeOf = ({ width, height }: CleanPicture) => ({ width, height })
