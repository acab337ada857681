import { siteFailures } from '@northword/content/operate/site-failures'
import { type ContentItem, isAccounts, itemName } from '@northword/contract/content/content-items'
import type { ReleaseFailure } from '@northword/contract/desk/site-releases'
import { matterHash } from '@northword/seed/matter-hash'
import type { Context } from '../../../doors/context.ts'
import { isDatabaseAway } from '../../../db/connections/database-away.ts'
import type { Em } from '../../../db/orm.ts'
import { clock } from '../../../time/clock.ts'
import { bumpVersions } from '../drafts/change-drafts.ts'
import { lockContent } from '../drafts/lock-content.ts'
import { noteEvents } from '../drafts/note-event.ts'
import { inOrder, type KeptItem, liftKept, liveRelease } from '../items/live-release.ts'
import { LiveRelease, Release } from '../items/release.entity.ts'
import { followRenamings } from './follow-renaming.ts'
import { problemIn } from './problem-in.ts'
import { lockChanged, rebaseDrafts } from './rebase-drafts.ts'
import { mailAccountsChanged, mailReleaseFailed } from './release-mails.ts'

export type GoingLive = Pick<Context, 'em' | 'mail' | 'renderSite' | 'site'> &
  Partial<Pick<Context, 'showLive'>>

/** Time after that of a scheduled release, within which it is tried again. */
const triedAgainMs = 3_600_000

/** `overtaken`: another release went live while this one was rendered. */
export type Outcome = 'live' | 'failed' | 'overtaken'

/**
 * Renders a release outside any transaction, and swaps it with the release that it is based on. If anything fails,
 * that one stays live.
 * @param checked its items were checked together with what it is based on
 * @throws {Error} if the renderer throws or the database is away; the release has failed then, or is tried again
 */
export async function goLive(ctx: GoingLive, release: Release, checked = false): Promise<Outcome> {
  try {
    const items = await itemsToBe(ctx.em.fork(), release)
    const failure = (checked ? null : await problemIn(items)) ?? (await ctx.renderSite(items))
    const matter = matterHash(items)
    if (!failure) {
      const outcome = await ctx.em.fork().transactional((tx) => swap(tx, ctx, { ...release, matter }))
      // If it fails, the next look tries again and logs it.
      await ctx.showLive?.().catch(() => {})
      return outcome
    }
    await ctx.em.fork().transactional((tx) => fail(tx, ctx, release.id, failure))
    return 'failed'
  } catch (error) {
    const end = isDatabaseAway(error) ? endBrokenOff : fail
    await ctx.em.fork().transactional((tx) => end(tx, ctx, release.id, { sentence: siteFailures.broke }))
    throw error
  }
}

/** Revisions of the release: its own, and those of the release that it is based on. */
const revisionsToBe = `select i.id as item_id, r.id as revision_id, i.kind, i.key, r.fields, r.shape from content_items i
  left join content_changes c on c.item_id = i.id and c.release_id = ?
  left join content_manifests m on m.item_id = i.id and m.release_id = ?
  join content_revisions r on r.id = coalesce(c.after_id, m.revision_id) where r.fields is not null`

/** Items of a release as they are when it goes live. */
export async function itemsToBe(
  em: Em,
  { id, basedOn }: Pick<Release, 'id' | 'basedOn'>,
): Promise<ContentItem[]> {
  const sql = `select kind, key, fields, shape from (${revisionsToBe}) as whole`
  return inOrder((await em.execute<KeptItem[]>(sql, [id, basedOn])).map(liftKept))
}

/** Makes a release live, one at a time. A manifest is written only here: it marks what was live. */
async function swap(tx: Em, ctx: GoingLive, { id, basedOn, matter }: Release): Promise<Outcome> {
  await lockContent(tx)
  const release = await tx.findOneOrFail(Release, { id }, { disableIdentityMap: true })
  if (release.status !== 'rendering') return 'failed'
  if (!(await pointTo(tx, id, basedOn))) return overtaken(tx, ctx, release)
  const now = clock.now()
  await tx.nativeUpdate(Release, { id: basedOn }, { status: 'replaced' })
  await tx.nativeUpdate(Release, { id }, { status: 'live', liveAt: now, matter })
  await tx.execute(
    `insert into content_manifests (release_id, item_id, revision_id)
      select ?, item_id, revision_id from (${revisionsToBe}) as whole`,
    [id, id, basedOn],
  )
  await endDrafts(tx, id)
  if (release.goesLiveAt || release.undoes !== null) await rebaseDrafts(tx, id)
  await followRenamings(tx, id)
  const changed = await changedBy(tx, id)
  await noteEvents(tx, {
    act: 'published',
    by: release.madeBy,
    itemIds: changed.map((item) => item.id),
    releaseId: id,
  })
  if (changed.some(isAccounts)) await mailAccountsChanged(tx, ctx, release)
  return 'live'
}

/** Compares and sets the pointer to the live release. */
async function pointTo(tx: Em, releaseId: string, from: string | null): Promise<boolean> {
  const live = { id: 'live', releaseId }
  if (from) return (await tx.nativeUpdate(LiveRelease, { id: 'live', releaseId: from }, { releaseId })) === 1
  if ((await tx.count(LiveRelease)) > 0) return false
  await tx.insert(LiveRelease, live)
  return true
}

/** A scheduled release is tried again at the next turn; another one has failed, and its drafts are still there. */
async function overtaken(tx: Em, ctx: GoingLive, { id, goesLiveAt }: Release): Promise<Outcome> {
  if (goesLiveAt) await scheduleAgain(tx, id)
  else await fail(tx, ctx, id, { sentence: await whoOvertook(tx) })
  return 'overtaken'
}

/** As {@link fail}, where the release is not to blame: while its time is recent, it is scheduled again instead. */
export const endBrokenOff: typeof fail = async (tx, ctx, id, failure) => {
  const { goesLiveAt } = await tx.findOneOrFail(Release, { id }, { disableIdentityMap: true })
  const isRecent = goesLiveAt && goesLiveAt.getTime() + triedAgainMs > clock.now().getTime()
  if (isRecent) await scheduleAgain(tx, id)
  else await fail(tx, ctx, id, failure)
}

const scheduleAgain = (tx: Em, id: string) =>
  tx.nativeUpdate(Release, { id, status: 'rendering' }, { status: 'scheduled', begunAt: null, basedOn: null })

/** Sentence about the release that is live. */
export async function whoOvertook(em: Em): Promise<string> {
  const live = await liveRelease(em)
  if (!live) return siteFailures.leftOff
  const items = (await changedBy(em, live.id)).map(itemName)
  return siteFailures.publishedMeanwhile(
    live.madeBy,
    live.number,
    siteFailures.itemsChosen(items.length, items.slice(0, 5)),
  )
}

const changedBy = (em: Em, releaseId: string) =>
  em.execute<(Pick<ContentItem, 'kind' | 'key'> & { id: string })[]>(
    `select i.id, i.kind, i.key from content_changes c join content_items i on i.id = c.item_id
      where c.release_id = ? order by i.kind, i.key`,
    [releaseId],
  )

/** Deletes the drafts that a release has, but those that somebody changed meanwhile. */
export async function endDrafts(tx: Em, releaseId: string) {
  await lockChanged(tx, releaseId)
  await tx.execute(
    `delete from content_drafts d using content_changes c, content_items i
      where c.release_id = ? and c.item_id = d.item_id and i.id = d.item_id and i.version = c.version`,
    [releaseId],
  )
  const ids = (await changedBy(tx, releaseId)).map(({ id }) => id)
  await bumpVersions(tx, ids)
}

/**
 * Ends a release that is scheduled or being rendered. A scheduled one's changes are drafts again, and its owners are
 * told.
 */
export async function fail(
  tx: Em,
  ctx: Pick<GoingLive, 'mail' | 'site'>,
  id: string,
  failure: ReleaseFailure,
): Promise<void> {
  await lockContent(tx)
  const open = { id, status: { $in: ['scheduled' as const, 'rendering' as const] } }
  if ((await tx.nativeUpdate(Release, open, { status: 'failed', failure })) === 0) return
  const release = await tx.findOneOrFail(Release, { id }, { disableIdentityMap: true })
  const itemIds = (await changedBy(tx, id)).map((item) => item.id)
  await noteEvents(tx, { act: 'failed', by: release.madeBy, itemIds, releaseId: id })
  if (!release.goesLiveAt) return
  await giveBack(tx, release)
  await mailReleaseFailed(tx, ctx, release)
}

/** Makes the changes of a release drafts again, or brings them into newer ones. A removal needs a live item. */
export async function giveBack(tx: Em, { id, madeBy }: Pick<Release, 'id' | 'madeBy'>): Promise<void> {
  await lockChanged(tx, id)
  const given = await tx.execute<{ itemId: string }[]>(
    `insert into content_drafts (item_id, fields, shape, changed_at, changed_by)
      select c.item_id, r.fields, r.shape, ?, ? from content_changes c join content_revisions r on r.id = c.after_id
        left join content_live l on l.id = 'live'
        left join content_manifests m on m.release_id = l.release_id and m.item_id = c.item_id
      where c.release_id = ? and (r.fields is not null or m.item_id is not null)
      on conflict (item_id) do nothing returning item_id as "itemId"`,
    [clock.now(), madeBy, id],
  )
  const itemIds = given.map(({ itemId }) => itemId)
  await bumpVersions(tx, itemIds)
  await rebaseDrafts(tx, id, itemIds)
  await rebaseDrafts(tx, id)
}
