import * as z from 'zod'
import { type ContentItem, ContentError, knownKinds, ownKinds } from './content-items.ts'
import { knownSchemas, ownSchemas } from './content-schemas.ts'
import { matterOf } from './matter.ts'
import { filled, tokensOf } from './tokens.ts'

/**
 * Checks a site's items, each with what its braces stand for, and what they say of each other. Throws a
 * {@link ContentError} for the first that does not pass.
 */
export function checkItems(items: readonly ContentItem[]): void {
  checkKeys(items)
  const naming = items.filter(({ kind }) => kind === 'studio' || kind === 'services')
  for (const item of naming) checkFields(item)
  const tokens = tokensOf(matterOf(naming))
  for (const item of items) checkFields(filled(item, tokens))
  for (const [item, problem] of strays(items)) throw new ContentError(item, problem)
}

/** Each item that the software knows is there, and each that is there is known. */
function checkKeys(items: readonly ContentItem[]) {
  for (const kind of knownKinds) {
    const known = Object.keys(knownSchemas[kind])
    const keys = items.filter((item) => item.kind === kind).map(({ key }) => key)
    for (const key of known) if (!keys.includes(key)) throw new ContentError({ kind, key }, 'is missing')
    for (const key of keys) if (!known.includes(key)) throw new ContentError({ kind, key }, 'is not known')
  }
}

function checkFields(item: ContentItem) {
  const { error } = schemaOf(item).safeParse(item.fields)
  if (error) throw new ContentError(item, z.prettifyError(error))
}

function schemaOf({ kind, key }: ContentItem): z.ZodType {
  if (isOneOf(ownKinds, kind)) return ownSchemas[kind]
  return new Map<string, z.ZodType>(Object.entries(knownSchemas[kind])).get(key) ?? z.never()
}

const isOneOf = <Kind extends string>(kinds: readonly Kind[], kind: string): kind is Kind =>
  (kinds as readonly string[]).includes(kind)

/** Items that name another which is not there. */
function strays(items: readonly ContentItem[]): [item: Pick<ContentItem, 'kind' | 'key'>, problem: string][] {
  const { services, people, articles, pages, ...lists } = matterOf(items)
  const named = {
    service: new Set(services.map(({ key }) => key)),
    section: new Set(pages.services.sections.map(({ id }) => id)),
    group: new Set(pages.pricing.groups.map(({ key }) => key)),
    author: new Set(people.map(({ name }) => name)),
    category: new Set(pages.blog.categories),
  }
  const names = [
    ...services.map(({ key, section }) => ['services', key, 'section', section] as const),
    ...services.map(({ key, pricingGroup }) => ['services', key, 'group', pricingGroup] as const),
    ...articles.map(({ key, author }) => ['articles', key, 'author', author] as const),
    ...articles.map(({ key, category }) => ['articles', key, 'category', category] as const),
    ...lists['case-studies'].map(({ key, service }) => ['case-studies', key, 'service', service] as const),
    ...lists.samples.flatMap(({ key, services: skus }) =>
      skus.map((sku) => ['samples', key, 'service', sku] as const),
    ),
    ...pages.home.featured.cards.map(({ sku }) => ['pages', 'home', 'service', sku] as const),
  ]
  return names.flatMap(([kind, key, what, name]) =>
    name === null || named[what].has(name) ? [] : [[{ kind, key }, `there is no ${what} “${name}”`]],
  )
}
