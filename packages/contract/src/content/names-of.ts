import * as z from 'zod'
import { type ContentItem, type ContentKind, withoutArchived } from './content-items.ts'

/** Parts of a site that items name. */
export type NamedPart = 'service' | 'section' | 'group' | 'author' | 'category'

/** A part as items name it, and as people do. */
export interface SiteName {
  value: string
  label: string
}

const references = z.registry<{ to: NamedPart }>()

/** A field that names a part of the site. */
export function naming(to: NamedPart, schema: z.ZodString): z.ZodString {
  const own = schema.clone()
  references.add(own, { to })
  return own
}

export const namedBy = (schema: z.ZodType): NamedPart | undefined => references.get(schema)?.to

/** Items that others name, in a field or in braces: every one of some kinds, and some pages. */
export const nameable = {
  kinds: ['studio', 'services', 'people'],
  pages: ['services', 'pricing', 'blog'],
} as const satisfies { kinds: readonly ContentKind[]; pages: readonly string[] }

/** Parts of a site that items can name, in its order. The items may be of any shape. */
export function namesOf(items: readonly ContentItem[]): Record<NamedPart, SiteName[]> {
  const shown = withoutArchived(items)
  const ofKind = (kind: (typeof nameable.kinds)[number]) => shown.filter((item) => item.kind === kind)
  const page = (key: (typeof nameable.pages)[number]) =>
    partsOf(items.find((item) => item.kind === 'pages' && item.key === key)?.fields)
  return {
    service: ofKind('services').map(({ key, fields }) => named(key, partsOf(fields)['name'], key)),
    section: listOf(page('services')['sections']).flatMap(byId('id')),
    group: listOf(page('pricing')['groups']).flatMap(byId('key')),
    author: ofKind('people').flatMap(({ fields }) => byItself(partsOf(fields)['name'])),
    category: listOf(page('blog')['categories']).flatMap(byItself),
  }
}

const named = (value: string, label: unknown, beside = ''): SiteName => ({
  // Without the spaces around it, as texts are used.
  value: value.trim(),
  label: isText(label) ? [label, beside].filter(Boolean).join(', ') : value,
})

const byId =
  (name: string) =>
  (part: unknown): SiteName[] => {
    const { [name]: value, heading } = partsOf(part)
    return isText(value) ? [named(value, heading)] : []
  }

const byItself = (value: unknown): SiteName[] => (isText(value) ? [named(value, value)] : [])

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

const partsOf = (value: unknown): Record<string, unknown> => Object(value)

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
