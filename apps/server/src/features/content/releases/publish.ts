import { siteFailures } from '@northword/content/operate/site-failures'
import { isAccounts, type ItemRef } from '@northword/contract/content/content-items'
import type { PublishInput, ReleaseView } from '@northword/contract/desk/site-releases'
import { mayPublish } from '@northword/contract/people/publishing'
import type { MemberContext } from '../../../doors/context.ts'
import type { Em } from '../../../db/orm.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import type { Member } from '../../people/actor.ts'
import { lockPublisher } from '../../people/lock-member.ts'
import { liveRelease } from '../items/live-release.ts'
import type { Release } from '../items/release.entity.ts'
import type { ItemNow } from '../items/site-now.ts'
import { chosenDrafts } from './chosen-drafts.ts'
import { goLive, type GoingLive, whoOvertook } from './go-live.ts'
import { makeRelease } from './make-release.ts'
import { releaseViewOf } from './release-views.ts'

export type Publishing = GoingLive & Pick<MemberContext, 'actor'>

/**
 * Publishes drafts: all, or those chosen. The release that is returned is live, or failed with its reason.
 * @throws {DomainError} as {@link chosenDrafts}; `publishedMeanwhile`, `forbidden`, `proofNeeded`, `signedOut`
 */
export const publish = (ctx: Publishing, input: PublishInput): Promise<ReleaseView> =>
  publishBy(ctx, ctx.actor.member.name, input, async (tx, drafted) => {
    await lockPublisher(tx, ctx.actor)
    admitTo(drafted, ctx.actor, siteFailures.accountsLeftOut)
  })

/** As {@link publish}, by a name. @param admit refuses who may not publish these */
export async function publishBy(
  ctx: GoingLive,
  by: string,
  { items, note }: PublishInput,
  admit: (tx: Em, drafted: ItemNow[]) => Promise<void>,
): Promise<ReleaseView> {
  const release = await ctx.em.fork().transactional(async (tx) => {
    const drafted = await chosenDrafts(tx, items)
    await admit(tx, drafted)
    return releaseOf(tx, by, drafted, { note })
  })
  return bringLive(ctx, release, true)
}

/** @param checked as for {@link goLive} @throws {DomainError} `publishedMeanwhile` */
export async function bringLive(ctx: GoingLive, release: Release, checked = false): Promise<ReleaseView> {
  const outcome = await goLive(ctx, release, checked)
  const em = ctx.em.fork()
  if (outcome === 'overtaken') throw new DomainError('publishedMeanwhile', { message: await whoOvertook(em) })
  return releaseViewOf(em, release.number)
}

/**
 * Ways to be paid go live, or back, by an owner with a fresh proof alone.
 * @param message for others who may publish
 * @throws {DomainError} `forbidden`, `proofNeeded`
 */
export function admitTo(items: readonly ItemRef[], { member, isFresh }: Member, message: string): void {
  if (!mayPublish(member, items)) throw new DomainError('forbidden', { message })
  if (items.some(isAccounts) && !isFresh) throw new DomainError('proofNeeded')
}

/** A release of these drafts, to be rendered now or at its time. */
export async function releaseOf(
  tx: Em,
  by: string,
  drafted: readonly ItemNow[],
  more: { note: string; goesLiveAt?: Date },
): Promise<Release> {
  const changes = drafted.map(({ id, version, liveId, draft }) => ({
    itemId: id,
    beforeId: liveId,
    after: { fields: draft?.fields ?? null },
    version,
  }))
  const live = await liveRelease(tx)
  return makeRelease(tx, { by, changes, basedOn: live?.id ?? null, ...more })
}
