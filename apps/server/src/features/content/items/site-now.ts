import type { ContentItem, ContentKind, ItemRef } from '@northword/contract/content/content-items'
import { liftItem } from '@northword/contract/content/lift-item'
import { nameable } from '@northword/contract/content/names-of'
import type { Fields } from '@northword/contract/desk/join-fields'
import type { SiteItemInput } from '@northword/contract/desk/site'
import type { Em } from '../../../db/orm.ts'

/** An item as it is live and drafted. */
export interface ItemNow {
  id: string
  kind: ContentKind
  key: string
  version: number
  renamedFrom: string | null
  /** Revision that is live. Null: none. */
  liveId: string | null
  live: Fields | null
  draft: { fields: Fields | null; changedAt: Date; changedBy: string } | null
  /** Number of the scheduled release that changes it first, also while it is rendered. */
  scheduledIn: number | null
}

interface Row extends Omit<ItemNow, 'draft'> {
  liveShape: number | null
  /** False: its fields were left out. */
  isNear: boolean
  draft: Fields | null
  draftShape: number | null
  changedAt: Date | string | null
  changedBy: string | null
}

/** All items, or one. {@link isGone} tells those that were removed. */
export const readSite = (em: Em, one?: SiteItemInput): Promise<ItemNow[]> =>
  one ? read(em, 'where i.kind = ? and i.key = ?', [one.kind, one.key]) : read(em)

/** All items, with the fields of this one and of those that others can name: articles may be long. */
export const readAround = (em: Em, one?: SiteItemInput): Promise<ItemNow[]> =>
  read(em, '', [one?.kind ?? '', one?.key ?? ''], `${canBeNamed} or (kind = ? and key = ?)`)

const listed = (names: readonly string[]) => names.map((name) => `'${name}'`).join()

const canBeNamed = `kind in (${listed(nameable.kinds)}) or (kind = 'pages' and key in (${listed(nameable.pages)}))`

/** @param isNear condition on an item; of the others fields are left out */
async function read(em: Em, where = '', values: readonly string[] = [], isNear = 'true'): Promise<ItemNow[]> {
  const fieldsOf = (alias: string) =>
    `case when i.near or ${alias}.fields is null then ${alias}.fields else '{}'::json end`
  const rows = await em.execute<Row[]>(
    `select i.id, i.kind, i.key, i.version, i.renamed_from as "renamedFrom", r.id as "liveId", i.near as "isNear",
        ${fieldsOf('r')} as live, r.shape as "liveShape", ${fieldsOf('d')} as draft, d.shape as "draftShape",
        d.changed_at as "changedAt", d.changed_by as "changedBy", (
          select min(s.number) from content_changes c join content_releases s on s.id = c.release_id
          where c.item_id = i.id and s.goes_live_at is not null and s.status in ('scheduled', 'rendering')
        ) as "scheduledIn"
      from (select *, ${isNear} as near from content_items) i left join content_live l on l.id = 'live'
        left join content_manifests m on m.release_id = l.release_id and m.item_id = i.id
        left join content_revisions r on r.id = m.revision_id
        left join content_drafts d on d.item_id = i.id
      ${where} order by i.key`,
    [...values],
  )
  return rows.map(
    ({ isNear: isWhole, live, liveShape, draft, draftShape, changedAt, changedBy, ...item }) => {
      const lifted = (fields: Fields | null, shape: number | null) =>
        isWhole ? liftFields(item, fields, shape) : fields
      const drafted = changedAt !== null && {
        fields: lifted(draft, draftShape),
        changedAt: new Date(changedAt),
        changedBy: changedBy ?? '',
      }
      return { ...item, live: lifted(live, liveShape), draft: drafted || null }
    },
  )
}

/** Fields in the present shape. Null: none, or a removal. @throws {ContentError} */
export function liftFields(
  { kind, key }: ItemRef,
  fields: Fields | null,
  shape: number | null,
): Fields | null {
  return fields && shape ? { ...Object(liftItem({ kind, key, fields }, shape).fields) } : null
}

/** True for an item that is neither live nor drafted nor scheduled. */
export const isGone = ({ live, draft, scheduledIn }: ItemNow) => !live && !draft && scheduledIn === null

/** The site with these drafts. Default: all. */
export function withDrafts(site: readonly ItemNow[], drafted: readonly ItemNow[] = site): ContentItem[] {
  const chosen = new Set(drafted.map(({ id }) => id))
  return site.flatMap(({ id, kind, key, live, draft }) => {
    const fields = draft && chosen.has(id) ? draft.fields : live
    return fields ? [{ kind, key, fields }] : []
  })
}
