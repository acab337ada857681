import { siteFailures } from '@northword/content/operate/site-failures'
import type { SiteProblem } from '@northword/contract/desk/site'
import { type PictureFile, pictureName, pictureNamesIn } from '@northword/contract/pictures/picture-files'
import type { Em } from '../../../db/orm.ts'
import type { ItemNow } from '../items/site-now.ts'
import { Picture } from './picture.entity.ts'

/** Drafts that name pictures which nobody has sent, or tell another size of one than its file has. */
export async function problemsOfPictures(em: Em, drafted: readonly ItemNow[]): Promise<SiteProblem[]> {
  const fieldsOf = ({ draft }: ItemNow) => draft?.fields
  const stored = await storedPictures(em, drafted.map(fieldsOf))
  return drafted.flatMap((item) => {
    const unfit = unfitPicture(fieldsOf(item), stored)
    if (!unfit) return []
    const message = unfit.isMissing ? siteFailures.noPicture : siteFailures.otherSize
    return [{ kind: item.kind, key: item.key, field: '', message }]
  })
}

interface Unfit {
  name: string
  /** False: it is there, in another size than these fields tell. */
  isMissing: boolean
}

/** The first picture in these fields that is not as they say. @param there the files that there are, by name */
export function unfitPicture(fields: unknown, there: ReadonlyMap<string, PictureFile>): Unfit | null {
  const missing = pictureNamesIn(fields).find((name) => !there.has(name))
  if (missing !== undefined) return { name: missing, isMissing: true }
  const other = filesIn(fields).find(({ name, width, height }) => {
    const file = there.get(name)
    return file?.width !== width || file?.height !== height
  })
  return other ? { name: other.name, isMissing: false } : null
}

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

/** Files that a value names with a size, at any depth. */
function filesIn(value: unknown): PictureFile[] {
  if (typeof value !== 'object' || value === null) return []
  return isFile(value) ? [value] : Object.values(value).flatMap(filesIn)
}

const isFile = (value: object): value is PictureFile =>
  'name' in value && pictureName.test(String(value.name)) && 'width' in value && 'height' in value
