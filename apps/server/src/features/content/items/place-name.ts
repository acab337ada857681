import { titleOf } from '@northword/content/desk/fields/title-of'
import { placeOf } from '@northword/content/operate/page-faults'
import type { ContentItem } from '@northword/contract/content/content-items'
import { titleOf as ownTitleOf } from './item-views.ts'

/** Name of an item and its field in a sentence, as the desk names them. The first one loads the schemas. */
export async function placeName({ kind, key, fields }: ContentItem, field: string): Promise<string> {
  const { labelAt } = await import('@northword/content/desk/fields/label-at')
  const title = titleOf({ kind, key, title: ownTitleOf(fields, key) })
  return placeOf(title, field && labelAt(kind, key, fields, field))
}
