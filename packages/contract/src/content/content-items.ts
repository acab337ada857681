/** Kinds whose keys the software knows: each item exists once. */
export const knownKinds = ['studio', 'pages', 'policies'] as const

/** Kinds of which a studio has as many as it likes. */
export const ownKinds = ['services', 'people', 'articles', 'questions', 'case-studies', 'samples'] as const

/** In the order in which an export lists them. */
export const contentKinds = [...knownKinds, ...ownKinds] as const

export type ContentKind = (typeof contentKinds)[number]

/** True for a kind whose items are always there: none is added or removed. */
export const isKnownKind = (kind: ContentKind): boolean => knownKinds.some((known) => known === kind)

/** A part of a studio's matter, as it is edited, kept and exported: texts may name facts in braces. */
export interface ContentItem {
  kind: ContentKind
  /** A name that the software knows, or the item's own: a SKU, the last part of an address, an anchor. */
  key: string
  fields: unknown
}

/** True for a service that is neither sold nor shown. Its fields may be of any shape. */
export const isArchived = ({ kind, fields }: Pick<ContentItem, 'kind' | 'fields'>): boolean =>
  kind === 'services' && Object(fields).archived === true

/** Items of which a site is made: an archived one is none of it, as one that was removed. */
export const withoutArchived = (items: readonly ContentItem[]): ContentItem[] =>
  items.filter((item) => !isArchived(item))

/** Kind and key of an item. */
export type ItemRef = Pick<ContentItem, 'kind' | 'key'>

/** Name of an item in its folder: `services/PS-025`. */
export const itemName = ({ kind, key }: ItemRef): string => `${kind}/${key}`

/** Address of an item that has a page of its own; null for others. */
export function addressOf({ kind, key }: ItemRef): string | null {
  if (kind === 'articles') return `/blog/${key}`
  return kind === 'services' ? `/order/${key}` : null
}

/** True for references to the same item. */
export const isItem =
  ({ kind, key }: ItemRef) =>
  (one: ItemRef): boolean =>
    one.kind === kind && one.key === key

/** True for the ways to be paid, which are the owners' alone and never scheduled. */
export const isAccounts = isItem({ kind: 'studio', key: 'accounts' })

/** True for the terms of service, whose day each order keeps. */
export const isTerms = isItem({ kind: 'policies', key: 'terms' })

/** A problem with an item, which its message names. */
export class ContentError extends Error {
  readonly problem: string

  constructor(item: ItemRef, problem: string) {
    super(`${itemName(item)}: ${problem}`)
    this.problem = problem
  }
}

/** Texts within a value, each with the path of its field. */
export function textsIn(value: unknown, path: readonly string[] = []): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field: path.join('.'), text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => textsIn(each, [...path, name]))
}
