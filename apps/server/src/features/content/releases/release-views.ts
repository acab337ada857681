import type { ContentKind } from '@northword/contract/content/content-items'
import type { ReleasePage, ReleasesInput, ReleaseView } from '@northword/contract/desk/site-releases'
import { afterCursor, latestFirst, pageOf, rowsToRead } from '../../../db/queries/keyset.ts'
import type { Em } from '../../../db/orm.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { titleOf } from '../items/item-views.ts'
import { inOrder } from '../items/live-release.ts'
import { Release } from '../items/release.entity.ts'

/** A page of releases, the latest first. */
export async function listReleases(em: Em, page: ReleasesInput): Promise<ReleasePage> {
  const read = await em.find(Release, afterCursor(page), {
    orderBy: latestFirst,
    limit: rowsToRead(page),
    disableIdentityMap: true,
  })
  const { rows, next } = pageOf(read, page)
  return { releases: await viewsOf(em, rows), next }
}

/** @throws {DomainError} `releaseNotFound` */
export async function releaseViewOf(em: Em, number: number): Promise<ReleaseView> {
  const [view] = await viewsOf(em, [await findRelease(em, number)])
  if (!view) throw new DomainError('releaseNotFound')
  return view
}

/** @throws {DomainError} `releaseNotFound` */
export async function findRelease(em: Em, number: number): Promise<Release> {
  const release = await em.findOne(Release, { number }, { disableIdentityMap: true })
  if (!release) throw new DomainError('releaseNotFound')
  return release
}

export interface ChangeNow {
  releaseId: string
  itemId: string
  kind: ContentKind
  key: string
  /** The parts of its fields that name it. */
  naming: unknown
  beforeId: string | null
  afterId: string
  isRemoval: boolean
  /** True if the item is still as the release found it, or as it left it. */
  isAsFound: boolean
  isAsLeft: boolean
  /** True if a scheduled release changes the item before this one. */
  isAwaited: boolean
}

/** Changes of releases, beside what is live now. */
export async function changesOf(em: Em, releaseIds: readonly string[]): Promise<ChangeNow[]> {
  const parts = ['title', 'name', 'question', 'brand', 'head'].map(
    (name) => `'${name}', named.fields->'${name}'`,
  )
  return inOrder(
    await em.execute<ChangeNow[]>(
      `select c.release_id as "releaseId", c.item_id as "itemId", i.kind, i.key,
          json_build_object(${parts.join(', ')}) as naming, c.before_id as "beforeId", c.after_id as "afterId",
          a.fields is null as "isRemoval", m.revision_id is not distinct from c.before_id as "isAsFound",
          m.revision_id is not distinct from (case when a.fields is null then null else c.after_id end) as "isAsLeft",
          exists (select from content_changes o join content_releases other on other.id = o.release_id
            where o.item_id = c.item_id and other.status = 'scheduled' and s.status = 'scheduled'
              and (other.goes_live_at, other.number) < (s.goes_live_at, s.number)) as "isAwaited"
        from content_changes c join content_releases s on s.id = c.release_id
          join content_items i on i.id = c.item_id
          join content_revisions a on a.id = c.after_id
          join content_revisions named on named.id = case when a.fields is null then coalesce(c.before_id, a.id) else a.id end
          left join content_live l on l.id = 'live'
          left join content_manifests m on m.release_id = l.release_id and m.item_id = c.item_id
        where c.release_id in (select jsonb_array_elements_text(?::jsonb)::uuid)`,
      [JSON.stringify(releaseIds)],
    ),
  )
}

async function viewsOf(em: Em, releases: readonly Release[]): Promise<ReleaseView[]> {
  const changes = Map.groupBy(
    await changesOf(
      em,
      releases.map(({ id }) => id),
    ),
    ({ releaseId }) => releaseId,
  )
  return releases.map((release) => viewOf(release, changes.get(release.id) ?? []))
}

export function viewOf(release: Release, changes: readonly ChangeNow[]): ReleaseView {
  const { number, status, note, madeBy, createdAt, goesLiveAt, liveAt, failure, undoes, basedOn } = release
  return {
    number,
    status,
    note,
    madeBy,
    madeAt: createdAt.toISOString(),
    goesLiveAt: goesLiveAt?.toISOString() ?? null,
    liveAt: liveAt?.toISOString() ?? null,
    failure,
    undoes,
    changes: changes.map((change) => ({
      kind: change.kind,
      key: change.key,
      title: titleOf(change.naming, change.key),
      change: change.isRemoval ? 'removed' : change.beforeId ? 'changed' : 'added',
    })),
    conflicts:
      status === 'scheduled' ? changes.filter(isInConflict).map(({ kind, key }) => ({ kind, key })) : [],
    canUndo: liveAt !== null && basedOn !== null && changes.every(({ isAsLeft }) => isAsLeft),
  }
}

export const isInConflict = ({ isAsFound, isAwaited }: ChangeNow) => !isAsFound || isAwaited
