import { siteFailures } from '@northword/content/operate/site-failures'
import type { SiteProblem } from '@northword/contract/desk/site'
import { pictureNamesIn } from '@northword/contract/pictures/picture-files'
import type { Em } from '../../../db/orm.ts'
import type { ItemNow } from '../items/site-now.ts'
import { Picture } from './picture.entity.ts'

/** Names of picture files in these fields that the database does not have. */
export async function missingPictures(em: Em, fields: unknown): Promise<string[]> {
  const names = [...new Set(pictureNamesIn(fields))]
  if (names.length === 0) return []
  const stored = await em.find(
    Picture,
    { name: { $in: names } },
    { fields: ['name'], disableIdentityMap: true },
  )
  return names.filter((name) => !stored.some((picture) => picture.name === name))
}

/** Drafts that name pictures which nobody has sent. */
export async function problemsOfPictures(em: Em, drafted: readonly ItemNow[]): Promise<SiteProblem[]> {
  const missing = new Set(
    await missingPictures(
      em,
      drafted.map(({ draft }) => draft?.fields),
    ),
  )
  return drafted
    .filter(({ draft }) => pictureNamesIn(draft?.fields).some((name) => missing.has(name)))
    .map(({ kind, key }) => ({ kind, key, field: '', message: siteFailures.noPicture }))
}
