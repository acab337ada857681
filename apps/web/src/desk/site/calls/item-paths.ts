import { deskSite } from '@northword/content/desk/desk-site'
import { contentKinds, type ContentKind } from '@northword/contract/content/content-items'
import type { SiteItemRef } from '@northword/contract/desk/site'

/** Address of an item's editor. */
export const itemPath = ({ kind, key }: SiteItemRef, field = '') =>
  `/site/${kind}/${key}${field && `?field=${encodeURIComponent(field)}`}`

export const nameOf = ({ kind, key }: SiteItemRef) => `${kind}/${key}`

/** Name of an item: the software's where it knows it, else its own, else its key. */
export function titleOf({ kind, key, title = '' }: SiteItemRef & { title?: string }): string {
  const known: Record<string, string> = deskSite.known
  return known[nameOf({ kind, key })] ?? (title || key)
}

export const kindOf = (kind: string | undefined): ContentKind | undefined =>
  contentKinds.find((each) => each === kind)
