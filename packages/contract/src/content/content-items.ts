/** Kinds whose keys the software knows: each item exists once. */
export const knownKinds = ['studio', 'pages', 'policies'] as const

/** Kinds of which a studio has as many as it likes. */
export const ownKinds = ['services', 'people', 'articles', 'questions', 'case-studies', 'samples'] as const

/** In the order in which an export lists them. */
export const contentKinds = [...knownKinds, ...ownKinds] as const

export type ContentKind = (typeof contentKinds)[number]

/** A part of a studio's matter, as it is edited, kept and exported: texts may name facts in braces. */
export interface ContentItem {
  kind: ContentKind
  /** A name that the software knows, or the item's own: a SKU, the last part of an address, an anchor. */
  key: string
  fields: unknown
}

/** A problem with an item, which its message names. */
export class ContentError extends Error {
  readonly problem: string

  constructor({ kind, key }: Pick<ContentItem, 'kind' | 'key'>, problem: string) {
    super(`${kind}/${key}: ${problem}`)
    this.problem = problem
  }
}
