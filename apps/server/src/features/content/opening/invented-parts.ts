import { isDeepStrictEqual } from 'node:util'
import { siteFailures } from '@northword/content/operate/site-failures'
import { stringsIn } from '@northword/content/strings-in'
import { type ContentItem, isItem } from '@northword/contract/content/content-items'
import { namesOf } from '@northword/contract/content/names-of'
import { isAboutUs } from '@northword/contract/content/warnings-of'
import type { SiteProblem } from '@northword/contract/desk/site'
import type { Em } from '../../../db/orm.ts'
import { titleOf } from '../items/item-views.ts'
import { itemsOf } from '../items/live-release.ts'

const { person, caseStudy, figures, clients, named } = siteFailures.invented

/** Matter of the seed about people, clients and results, which is true of no studio. */
const invented: InventedPart[] = [
  { kind: 'people', say: person },
  { kind: 'case-studies', say: caseStudy },
  { kind: 'studio', key: 'claims', say: figures },
  { kind: 'pages', key: 'home', field: 'testimonials', say: clients },
  { kind: 'pages', key: 'portfolio', field: 'testimonials', say: clients },
]

interface InventedPart {
  kind: ContentItem['kind']
  /** Missing: every item of the kind. */
  key?: string
  /** Missing: all fields. */
  field?: string
  /** @param title of the item */
  say: (title: string) => string
}

/**
 * Matter about people, clients and results that is still as in the studio's first release, and texts of it that name
 * people who are gone, or a place where the studio is not.
 */
export async function inventedParts(em: Em, items: readonly ContentItem[]): Promise<SiteProblem[]> {
  const first = await firstItems(em)
  return [...partsLeft(items, first), ...namesLeft(items, first)]
}

async function firstItems(em: Em): Promise<ContentItem[]> {
  const [first] = await em.execute<{ id: string }[]>(
    'select id from content_releases order by number limit 1',
  )
  return first ? itemsOf(em, first.id) : []
}

const partsLeft = (items: readonly ContentItem[], first: readonly ContentItem[]): SiteProblem[] =>
  invented.flatMap(({ kind, key, field = '', say }) =>
    items
      .filter((item) => item.kind === kind && (key === undefined || item.key === key))
      .filter((item) => {
        const began = first.find(isItem(item))
        return began && isDeepStrictEqual(partOf(item, field), partOf(began, field))
      })
      .map((item) => ({ kind, key: item.key, field, message: say(titleOf(item.fields, item.key)) })),
  )

/** @param field empty for all fields */
const partOf = ({ fields }: ContentItem, field: string): unknown =>
  field === '' ? fields : Reflect.get(Object(fields), field)

/** Unchanged texts alone: a studio's own ones may name a city where it is not. */
function namesLeft(items: readonly ContentItem[], first: readonly ContentItem[]): SiteProblem[] {
  const former = formerNames(items, first)
  return items.filter(isAboutUs).flatMap(({ kind, key, fields }) => {
    const texts = stringsIn(first.find(isItem({ kind, key }))?.fields).map(({ text }) => text)
    return stringsIn(fields).flatMap(({ path, text }) => {
      const name = texts.includes(text) && former.find((one) => text.includes(one))
      return name ? [{ kind, key, field: path, message: named(name) }] : []
    })
  })
}

/** People of the first release who are gone, and the end of its address if the studio is elsewhere. */
function formerNames(items: readonly ContentItem[], first: readonly ContentItem[]): string[] {
  const people = authorsOf(items)
  const place = addressOf(first).split(', ').at(-1) ?? ''
  return [
    ...authorsOf(first).filter((name) => !people.includes(name)),
    ...(addressOf(items).includes(place) ? [] : [place]),
  ]
}

const authorsOf = (items: readonly ContentItem[]) => namesOf(items).author.map(({ value }) => value)

function addressOf(items: readonly ContentItem[]): string {
  const brand = items.find(isItem({ kind: 'studio', key: 'brand' }))
  const { address }: { address?: unknown } = Object(brand?.fields)
  return Array.isArray(address) ? address.join(', ') : ''
}
