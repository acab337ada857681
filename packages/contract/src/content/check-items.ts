import * as z from 'zod'
import { type ContentItem, type ContentKind, ContentError, knownKinds, ownKinds } from './content-items.ts'
import { knownSchemas, ownSchemas } from './content-schemas.ts'
import { matterOf } from './matter.ts'
import { filled, type Tokens, tokensOf } from './tokens.ts'

/** A reason why items are no site. `field` is a path such as `pieces.0.title`, empty for the whole item. */
export interface ContentProblem extends Pick<ContentItem, 'kind' | 'key'> {
  field: string
  message: string
}

/** Throws a {@link ContentError} for the first of {@link problemsOf}. */
export function checkItems(items: readonly ContentItem[]): void {
  const [first] = problemsOf(items)
  if (first) throw new ContentError(first, `${first.field && `${first.field}: `}${first.message}`)
}

/**
 * Checks a site's items: that those which the software knows are there, each with what its braces stand for, and then
 * what they say of each other.
 */
export function problemsOf(items: readonly ContentItem[]): ContentProblem[] {
  const naming = items.filter(isNaming)
  const ofNames = [...problemsOfKeys(items), ...naming.flatMap(problemsOfFields)]
  const tokens = ofNames.length > 0 ? null : tokensOf(matterOf(naming))
  const others = tokens ? items : items.filter((item) => !isNaming(item) && !hasBraces(item))
  const found = [...ofNames, ...others.flatMap((item) => problemsOfText(item, tokens))]
  return found.length > 0 ? found : strays(items)
}

/** Items that others name in braces. */
const isNaming = ({ kind }: ContentItem) => kind === 'studio' || kind === 'services'

/** Without what they stand for, a text's length is not known. */
const hasBraces = ({ fields }: ContentItem) => /\{[^{}"\n]+\}/.test(JSON.stringify(fields))

/** Each item that the software knows is there, and each that is there is known. */
function problemsOfKeys(items: readonly ContentItem[]): ContentProblem[] {
  return knownKinds.flatMap((kind) => {
    const known = Object.keys(knownSchemas[kind])
    const keys = items.filter((item) => item.kind === kind).map(({ key }) => key)
    return [
      ...known.filter((key) => !keys.includes(key)).map((key) => problem({ kind, key }, '', 'is missing')),
      ...keys.filter((key) => !known.includes(key)).map((key) => problem({ kind, key }, '', 'is not known')),
    ]
  })
}

const problem = ({ kind, key }: Pick<ContentItem, 'kind' | 'key'>, field: string, message: string) => ({
  kind,
  key,
  field,
  message,
})

/** Without tokens braces stay as they are. */
function problemsOfText(item: ContentItem, tokens: Tokens | null): ContentProblem[] {
  try {
    return problemsOfFields(tokens ? filled(item, tokens) : item)
  } catch (error) {
    if (error instanceof ContentError) return [problem(item, '', error.problem)]
    throw error
  }
}

function problemsOfFields(item: ContentItem): ContentProblem[] {
  const { error } = schemaOf(item).safeParse(item.fields)
  return (error?.issues ?? []).map(({ path, message }) => problem(item, path.map(String).join('.'), message))
}

function schemaOf({ kind, key }: ContentItem): z.ZodType {
  if (isOneOf(ownKinds, kind)) return ownSchemas[kind]
  const known = new Map<string, z.ZodType>(Object.entries(knownSchemas[kind]))
  return known.get(key) ?? z.unknown()
}

const isOneOf = <Kind extends string>(kinds: readonly Kind[], kind: string): kind is Kind =>
  (kinds as readonly string[]).includes(kind)

/** Items that name another which is not there. */
function strays(items: readonly ContentItem[]): ContentProblem[] {
  const { services, people, articles, pages, ...lists } = matterOf(items)
  const named = {
    service: new Set(services.map(({ key }) => key)),
    section: new Set(pages.services.sections.map(({ id }) => id)),
    group: new Set(pages.pricing.groups.map(({ key }) => key)),
    author: new Set(people.map(({ name }) => name)),
    category: new Set(pages.blog.categories),
  }
  const missing = (
    kind: ContentKind,
    key: string,
    field: string,
    what: keyof typeof named,
    name: string | null,
  ) =>
    name === null || named[what].has(name)
      ? []
      : [problem({ kind, key }, field, `there is no ${what} “${name}”`)]
  return [
    ...services.flatMap(({ key, section, pricingGroup }) => [
      ...missing('services', key, 'section', 'section', section),
      ...missing('services', key, 'pricingGroup', 'group', pricingGroup),
    ]),
    ...articles.flatMap(({ key, author, category }) => [
      ...missing('articles', key, 'author', 'author', author),
      ...missing('articles', key, 'category', 'category', category),
    ]),
    ...lists['case-studies'].flatMap(({ key, service }) =>
      missing('case-studies', key, 'service', 'service', service),
    ),
    ...lists.samples.flatMap(({ key, services: skus }) =>
      skus.flatMap((sku, at) => missing('samples', key, `services.${at}`, 'service', sku)),
    ),
    ...pages.home.featured.cards.flatMap(({ sku }, at) =>
      missing('pages', 'home', `featured.cards.${at}.sku`, 'service', sku),
    ),
  ]
}
