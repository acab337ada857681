import * as z from 'zod'
import {
  type ContentItem,
  ContentError,
  isArchived,
  itemName,
  knownKinds,
  ownKinds,
  withoutArchived,
} from './content-items.ts'
import { knownSchemas, ownSchemas } from './content-schemas.ts'
import { matterOf } from './matter.ts'
import { type NamedPart, namesOf } from './names-of.ts'
import { referencesIn } from './references-in.ts'
import { filled, problemsOfTokens, type Tokens, tokensOf } from './tokens.ts'

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
 * Checks a site's items: that those which the software knows are there, each with what its braces stand for, and that
 * there is what they name.
 * @param isAsked items to check; the others need only be there, except for those that can be named
 */
export function problemsOf(
  items: readonly ContentItem[],
  isAsked: (item: ContentItem) => boolean = () => true,
): ContentProblem[] {
  const steps = checkInSteps(items, isAsked)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** {@link problemsOf} with a pause after each item: a thousand texts take a third of a second. */
export function* checkInSteps(
  items: readonly ContentItem[],
  isAsked: (item: ContentItem) => boolean = () => true,
): Generator<undefined, ContentProblem[]> {
  const found = problemsOfNames(items)
  const tokens = found.length > 0 ? null : tokensIn(items)
  const archived = archivedIn(items)
  // Names in an archived service may be of what is gone: they are looked up once it is sold again.
  const asked = withoutArchived(items).filter(isAsked)
  for (const item of tokens ? asked : asked.filter((each) => !isNaming(each) && !hasBraces(each))) {
    found.push(...problemsOfText(item, tokens, archived))
    yield
  }
  const places = new Set(found.map(placeOf))
  return [...found, ...strays(items, asked, archived).filter((stray) => !places.has(placeOf(stray)))]
}

/** Values of names in braces. Null: the items that say so have problems. */
export const knownTokens = (items: readonly ContentItem[]): Tokens | null =>
  problemsOfNames(items).length > 0 ? null : tokensIn(items)

const tokensIn = (items: readonly ContentItem[]) =>
  tokensOf(matterOf(withoutArchived(items).filter(isNaming)))

const archivedIn = (items: readonly ContentItem[]) => new Set(items.filter(isArchived).map(({ key }) => key))

const problemsOfNames = (items: readonly ContentItem[]): ContentProblem[] => [
  ...problemsOfKeys(items),
  ...problemsOfLack(items),
  ...items.filter(isNaming).flatMap(problemsOfFields),
]

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

/** Without a service nothing can be said of prices. */
const problemsOfLack = (items: readonly ContentItem[]): ContentProblem[] =>
  withoutArchived(items).some(({ kind }) => kind === 'services')
    ? []
    : [problem({ kind: 'pages', key: 'services' }, '', 'A site has at least one service')]

const problem = ({ kind, key }: Pick<ContentItem, 'kind' | 'key'>, field: string, message: string) => ({
  kind,
  key,
  field,
  message,
})

/** Without tokens braces stay as they are. */
function problemsOfText(
  item: ContentItem,
  tokens: Tokens | null,
  archived: ReadonlySet<string>,
): ContentProblem[] {
  if (!tokens) return problemsOfFields(item)
  const ofBraces = problemsOfTokens(item, tokens, archived)
  return ofBraces.length > 0
    ? ofBraces.map(({ field, message }) => problem(item, field, message))
    : problemsOfFields(filled(item, tokens))
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

/** Names of parts that the site does not have. */
function strays(
  items: readonly ContentItem[],
  asked: readonly ContentItem[],
  archived: ReadonlySet<string>,
): ContentProblem[] {
  const names = new Map(
    Object.entries(namesOf(items)).map(([part, named]) => [
      part,
      new Set<unknown>(named.map(({ value }) => value)),
    ]),
  )
  return asked.flatMap((item) =>
    referencesIn(item)
      .map((reference) => ({ ...reference, name: trimmed(reference.name) }))
      .filter(({ to, name }) => !names.get(to)?.has(name))
      .map(({ field, to, name }) => problem(item, field, strayName(to, String(name), archived))),
  )
}

const trimmed = (name: unknown) => (typeof name === 'string' ? name.trim() : name)

const strayName = (to: NamedPart, name: string, archived: ReadonlySet<string>) =>
  to === 'service' && archived.has(name) ? `The service “${name}” is archived` : `There is no ${to} “${name}”`

const placeOf = (found: ContentProblem) => `${itemName(found)}: ${found.field}`
