import { itemName } from '@northword/contract/content/content-items'
import { siteFailures } from '@northword/content/operate/site-failures'
import { renderMinutes, type ReleaseInput } from '@northword/contract/desk/site-releases'
import { eachAlone } from '../../../chores/each-alone.ts'
import type { MemberContext } from '../../../doors/context.ts'
import type { Em } from '../../../db/orm.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { clock } from '../../../time/clock.ts'
import { lockPublisher } from '../../people/lock-member.ts'
import { lockContent } from '../drafts/lock-content.ts'
import { noteEvents } from '../drafts/note-event.ts'
import { liveRelease } from '../items/live-release.ts'
import { Release } from '../items/release.entity.ts'
import { endBrokenOff, fail, giveBack, type GoingLive, goLive } from './go-live.ts'
import { admitTo } from './publish.ts'
import { changesOf, findRelease, isInConflict } from './release-views.ts'

/**
 * Brings scheduled releases live whose time has come, in their order, and ends those whose process died while it
 * rendered them. Any number of processes may run it; each release goes live once.
 * @throws {AggregateError} of all failures, at the end
 */
export async function runSchedule(ctx: GoingLive, now = clock.now()): Promise<void> {
  const due = await ctx.em.fork().execute<{ id: string; status: string }[]>(
    `select id, status from content_releases
      where status = 'scheduled' and goes_live_at <= ? or status = 'rendering' and begun_at <= ?
      order by goes_live_at, number`,
    [now, new Date(now.getTime() - renderMinutes * 60_000)],
  )
  await eachAlone(due, async ({ id, status }) => {
    if (status === 'rendering') return endLeftOff(ctx, id)
    const release = await ctx.em.fork().transactional((tx) => beginScheduled(tx, ctx, id))
    if (release) await goLive(ctx, release)
  })
}

const endLeftOff = (ctx: GoingLive, id: string) =>
  ctx.em.fork().transactional(async (tx) => {
    await lockContent(tx)
    await endBrokenOff(tx, ctx, id, { sentence: siteFailures.leftOff })
  })

/** Applies a scheduled release to what is live now. Null: another process has begun it, or it is in conflict. */
async function beginScheduled(tx: Em, ctx: GoingLive, id: string): Promise<Release | null> {
  await lockContent(tx)
  const release = await tx.findOneOrFail(Release, { id }, { disableIdentityMap: true })
  if (release.status !== 'scheduled') return null
  const conflicts = (await changesOf(tx, [id])).filter(isInConflict)
  const live = await liveRelease(tx)
  if (conflicts.length > 0 || !live) {
    const names = conflicts.slice(0, 5).map(itemName)
    const [first] = names
    const sentence = siteFailures.conflict(siteFailures.itemsChosen(conflicts.length, names))
    await fail(tx, ctx, id, { sentence, ...(first && { item: first }) })
    return null
  }
  const begun = { status: 'rendering' as const, begunAt: clock.now(), basedOn: live.id }
  await tx.nativeUpdate(Release, { id }, begun)
  return { ...release, ...begun }
}

/**
 * Takes a scheduled release off; its changes are drafts again.
 * @throws {DomainError} `releaseNotFound`, `notScheduled`, `forbidden`, `proofNeeded`, `signedOut`
 */
export async function cancelRelease(
  { em, actor }: Pick<MemberContext, 'em' | 'actor'>,
  { release: number }: ReleaseInput,
): Promise<void> {
  await em.fork().transactional(async (tx) => {
    await lockContent(tx)
    await lockPublisher(tx, actor)
    const release = await findRelease(tx, number)
    if (release.status !== 'scheduled') throw new DomainError('notScheduled')
    const changes = await changesOf(tx, [release.id])
    admitTo(changes, actor, siteFailures.accountsOfOwners)
    await tx.nativeUpdate(Release, { id: release.id }, { status: 'cancelled' })
    const itemIds = changes.map(({ itemId }) => itemId)
    await noteEvents(tx, { act: 'cancelled', by: actor.member.name, itemIds, releaseId: release.id })
    await giveBack(tx, release)
  })
}
