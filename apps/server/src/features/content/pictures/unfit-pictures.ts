import { siteFailures } from '@northword/content/operate/site-failures'
import type { Fields } from '@northword/contract/desk/join-fields'
import type { SiteProblem } from '@northword/contract/desk/site'
import { type PictureFile, pictureName, pictureNamesIn } from '@northword/contract/pictures/picture-files'
import type { Em } from '../../../db/orm.ts'
import type { ItemNow } from '../items/site-now.ts'
import { Picture } from './picture.entity.ts'

/** Files that there are, by name. */
type Files = ReadonlyMap<string, PictureFile>

/** Drafts that name pictures which nobody has sent. */
export const problemsOfPictures = (drafted: readonly ItemNow[], stored: Files): SiteProblem[] =>
  drafted
    .filter(({ draft }) => missingPictures(draft?.fields, stored).length > 0)
    .map(({ kind, key }) => ({ kind, key, field: '', message: siteFailures.noPicture }))

/** Names of the pictures in these fields that are not there, each once. */
export const missingPictures = (fields: unknown, there: Pick<Files, 'has'>): string[] =>
  [...new Set(pictureNamesIn(fields))].filter((name) => !there.has(name))

/** These fields with the size of each picture as its file has it: a program may have sent another. */
export const withOwnSizes = (fields: Fields | null, there: Files): Fields | null =>
  fields && { ...Object(sized(fields, there)) }

/** Files that these fields name and the database has, by name. */
export async function storedPictures(em: Em, fields: unknown): Promise<Map<string, PictureFile>> {
  const names = [...new Set(pictureNamesIn(fields))]
  if (names.length === 0) return new Map()
  const stored = await em.find(
    Picture,
    { name: { $in: names } },
    { fields: ['name', 'width', 'height'], disableIdentityMap: true },
  )
  return new Map(stored.map((picture) => [picture.name, picture]))
}

function sized(value: unknown, there: Files): unknown {
  if (Array.isArray(value)) return value.map((each) => sized(each, there))
  if (typeof value !== 'object' || value === null) return value
  if (!isFile(value))
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, sized(each, there)]))
  const { width, height } = there.get(value.name) ?? value
  return { ...value, width, height }
}

const isFile = (value: object): value is PictureFile =>
  'name' in value && pictureName.test(String(value.name)) && 'width' in value && 'height' in value
