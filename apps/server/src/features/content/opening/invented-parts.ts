import { isDeepStrictEqual } from 'node:util'
import { siteFailures } from '@northword/content/operate/site-failures'
import { type ContentItem, isItem } from '@northword/contract/content/content-items'
import type { SiteProblem } from '@northword/contract/desk/site'
import type { Em } from '../../../db/orm.ts'
import { titleOf } from '../items/item-views.ts'
import { itemsOf } from '../items/live-release.ts'

const { person, caseStudy, figures, clients } = siteFailures.invented

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

/** Matter about people, clients and results that is still as in the studio's first release. */
export async function inventedParts(em: Em, items: readonly ContentItem[]): Promise<SiteProblem[]> {
  const first = await firstItems(em)
  return invented.flatMap(({ kind, key, field = '', say }) =>
    items
      .filter((item) => item.kind === kind && (key === undefined || item.key === key))
      .filter((item) => {
        const began = first.find(isItem(item))
        return began && isDeepStrictEqual(partOf(item, field), partOf(began, field))
      })
      .map((item) => ({ kind, key: item.key, field, message: say(titleOf(item.fields, item.key)) })),
  )
}

async function firstItems(em: Em): Promise<ContentItem[]> {
  const [first] = await em.execute<{ id: string }[]>(
    'select id from content_releases order by number limit 1',
  )
  return first ? itemsOf(em, first.id) : []
}

/** @param field empty for all fields */
const partOf = ({ fields }: ContentItem, field: string): unknown =>
  field === '' ? fields : Reflect.get(Object(fields), field)
