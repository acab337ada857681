import { contentKinds, type ContentKind, itemName } from '@northword/contract/content/content-items'
import type { SiteItemRef } from '@northword/contract/desk/site'

/** Address of an item's editor. */
export const itemPath = ({ kind, key }: SiteItemRef, field = '') =>
  `/site/${itemName({ kind, key })}${field && `?field=${encodeURIComponent(field)}`}`

export const kindOf = (kind: string | undefined): ContentKind | undefined =>
  contentKinds.find((each) => each === kind)
