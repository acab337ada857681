import { deskSite } from '@northword/content/desk/desk-site'
import { contentKinds, type ContentKind, itemName } from '@northword/contract/content/content-items'
import type { SiteItemRef } from '@northword/contract/desk/site'

/** Address of an item's editor. */
export const itemPath = ({ kind, key }: SiteItemRef, field = '') =>
  `/site/${itemName({ kind, key })}${field && `?field=${encodeURIComponent(field)}`}`

/** Name of an item: the software's where it knows it, else its own, else its key. */
export function titleOf({ kind, key, title = '' }: SiteItemRef & { title?: string }): string {
  const known: Record<string, string> = deskSite.known
  return known[itemName({ kind, key })] ?? (title || key)
}

export const kindOf = (kind: string | undefined): ContentKind | undefined =>
  contentKinds.find((each) => each === kind)
