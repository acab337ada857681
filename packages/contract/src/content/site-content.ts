import { listsOf, servicesOf } from './assemble-lists.ts'
import { pagesOf } from './assemble-pages.ts'
import { studioOf } from './assemble-studio.ts'
import { type ContentItem, withoutArchived } from './content-items.ts'
import { matterOf } from './matter.ts'
import { filled, tokensOf } from './tokens.ts'

/** Readonly at any depth. */
type Frozen<T> = T extends object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T

/** A studio's whole matter, with every name in braces filled in. */
export type SiteContent = Frozen<ReturnType<typeof assembled>>

/** The site of items that `checkItems` has let pass. Loads no schemas, so that a start is quick. */
export const siteContentOf = (items: readonly ContentItem[]): SiteContent => frozen(assembled(items))

function assembled(items: readonly ContentItem[]) {
  const shown = withoutArchived(items)
  const tokens = tokensOf(matterOf(shown))
  const matter = matterOf(shown.map((item) => filled(item, tokens)))
  return {
    ...studioOf(matter.studio, tokens),
    ...servicesOf(matter),
    ...listsOf(matter),
    ...pagesOf(matter),
  }
}

function frozen<T>(value: T): Frozen<T> {
  if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) frozen(each)
  return Object.freeze(value) as Frozen<T>
}
