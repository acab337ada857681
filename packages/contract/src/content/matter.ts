import type * as z from 'zod'
import { type ContentItem, type ContentKind, knownKinds, ownKinds } from './content-items.ts'
import type { knownSchemas, ownSchemas } from './content-schemas.ts'

type Known = typeof knownSchemas
type Own = typeof ownSchemas

/** The fields of all items: by key where the software knows the keys, else as lists. */
export type Matter = {
  [Kind in keyof Known]: { [Key in keyof Known[Kind]]: z.output<Known[Kind][Key]> }
} & { [Kind in keyof Own]: ({ key: string } & z.output<Own[Kind]>)[] }

/** Items that are checked, by kind. */
export function matterOf(items: readonly ContentItem[]): Matter {
  const ofKind = (kind: ContentKind) => items.filter((item) => item.kind === kind)
  const known = knownKinds.map((kind) => [kind, byKey(ofKind(kind))])
  const own = ownKinds.map((kind) => [kind, ofKind(kind).map(withKey)])
  return Object.fromEntries([...known, ...own]) as Matter
}

const byKey = (items: ContentItem[]) => Object.fromEntries(items.map(({ key, fields }) => [key, fields]))

const withKey = ({ key, fields }: ContentItem) => ({ key, ...(fields as object) })
