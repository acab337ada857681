import { isArchived, isItem, itemName, type ItemRef } from '@northword/contract/content/content-items'
import type {
  SiteCheck,
  SiteItem,
  SiteItemInput,
  SiteItemRow,
  SiteItems,
  SiteItemsInput,
} from '@northword/contract/desk/site'
import type { SiteChange, SiteNames, SiteReview } from '@northword/contract/desk/site-review'
import { momentOf } from '../../../db/moment.ts'
import type { Em } from '../../../db/orm.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { namesOfSite, problemsOfSite } from './check-site.ts'
import { checkWithDrafts } from './check-with-drafts.ts'
import { inOrder, liveRelease } from './live-release.ts'
import { isGone, type ItemNow, readAround, readSite, withDrafts } from './site-now.ts'

/** Every item that is live, drafted or scheduled, or those of a kind. */
export async function listItems(em: Em, { kind }: SiteItemsInput): Promise<SiteItems> {
  const site = inOrder(await readSite(em))
  const problemsOf = byItem(await problemsOfSite(withDrafts(site)))
  const live = await liveRelease(em)
  return {
    live: live && { number: live.number, liveAt: live.liveAt },
    items: site
      .filter((item) => !isGone(item) && (!kind || item.kind === kind))
      .map((item) => ({ ...rowOf(item), problems: problemsOf(item).length })),
  }
}

/** Problems and warnings of the site with every draft. */
export const checkDrafts = async (em: Em): Promise<SiteCheck> => checkWithDrafts(inOrder(await readSite(em)))

/** @throws {DomainError} `itemNotFound` */
export async function findItem(em: Em, { kind, key }: SiteItemInput): Promise<SiteItem> {
  const site = inOrder(await readAround(em, { kind, key }))
  const isIt = isItem({ kind, key })
  const item = site.find(isIt)
  if (!item) throw new DomainError('itemNotFound')
  return {
    ...changeOf(item, checksOf(await checkWithDrafts(site, isIt))),
    history: await historyOf(em, item.id),
    events: await eventsOf(em, item.id),
  }
}

/** Drafted items beside what is live, and the check of the site with all of them. */
export async function reviewDrafts(em: Em): Promise<SiteReview> {
  const site = inOrder(await readSite(em))
  const check = await checkWithDrafts(site)
  const checkOf = checksOf(check)
  return { items: site.filter(({ draft }) => draft).map((item) => changeOf(item, checkOf)), ...check }
}

/** Names for the fields and texts of items, with every draft. */
export const namesNow = async (em: Em): Promise<SiteNames> =>
  namesOfSite(withDrafts(inOrder(await readAround(em))))

/** Groups what was found by its item: a site may have thousands of both. */
function byItem<Found extends ItemRef>(found: readonly Found[]) {
  const byName = Map.groupBy(found, itemName)
  return (item: ItemRef) => byName.get(itemName(item)) ?? []
}

function checksOf({ problems, warnings }: SiteCheck) {
  const problemsOf = byItem(problems)
  const warningsOf = byItem(warnings)
  return (item: ItemRef): SiteCheck => ({ problems: problemsOf(item), warnings: warningsOf(item) })
}

function changeOf(item: ItemNow, checkOf: (item: ItemRef) => SiteCheck): SiteChange {
  const { live, version, draft } = item
  return {
    ...rowOf(item),
    version,
    live,
    draft: draft && { ...shownDraft(draft), fields: draft.fields },
    ...checkOf(item),
  }
}

function rowOf(item: ItemNow): Omit<SiteItemRow, 'problems'> {
  const { kind, key, live, draft, scheduledIn } = item
  const fields = draft?.fields ?? live
  return {
    kind,
    key,
    title: titleOf(fields, key),
    state: stateOf(item),
    archived: isArchived({ kind, fields }),
    draft: draft && shownDraft(draft),
    scheduledIn,
  }
}

function stateOf({ live, draft }: ItemNow): SiteItemRow['state'] {
  if (!live) return 'new'
  if (!draft) return 'live'
  return draft.fields ? 'changed' : 'removed'
}

const shownDraft = ({ changedAt, changedBy }: NonNullable<ItemNow['draft']>) => ({
  changedAt: changedAt.toISOString(),
  changedBy,
})

/** Title, name or question, as it was typed. */
export function titleOf(fields: unknown, key: string): string {
  const { title, name, question, brand, head }: Record<string, unknown> = Object(fields)
  const { title: ofHead }: Record<string, unknown> = Object(head)
  const texts = [title, name, question, brand, ofHead].filter((text) => typeof text === 'string')
  return texts.find((text) => text.trim() !== '') ?? key
}

async function historyOf(em: Em, itemId: string): Promise<SiteItem['history']> {
  const rows = await em.execute<(Omit<SiteItem['history'][number], 'madeAt'> & { madeAt: Date | string })[]>(
    `select s.number as release, s.status, s.created_at as "madeAt", s.made_by as "madeBy",
        r.fields is null as "isRemoval"
      from content_changes c join content_releases s on s.id = c.release_id
        join content_revisions r on r.id = c.after_id
      where c.item_id = ? order by s.number desc limit 50`,
    [itemId],
  )
  return rows.map((row) => ({ ...row, madeAt: momentOf(row.madeAt) }))
}

async function eventsOf(em: Em, itemId: string): Promise<SiteItem['events']> {
  const rows = await em.execute<(Omit<SiteItem['events'][number], 'at'> & { at: Date | string })[]>(
    `select at, by, act from content_events where item_id = ? order by at desc, id desc limit 50`,
    [itemId],
  )
  return rows.map((row) => ({ ...row, at: momentOf(row.at) }))
}
