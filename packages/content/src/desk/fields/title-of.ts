import { type ItemRef, itemName } from '@northword/contract/content/content-items'
import { deskSite } from '../desk-site.ts'

/** Name of an item: the software's where it knows it, else its own, else its key. */
export function titleOf({ kind, key, title = '' }: ItemRef & { title?: string }): string {
  const known: Record<string, string> = deskSite.known
  return known[itemName({ kind, key })] ?? (title || key)
}
