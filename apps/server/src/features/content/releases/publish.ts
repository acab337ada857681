import { isAccounts, itemName } from '@northword/contract/content/content-items'
import { siteFailures } from '@northword/content/operate/site-failures'
import type { SiteItemInput } from '@northword/contract/desk/site'
import {
  mostDaysAhead,
  type PublishInput,
  type ReleaseView,
  type ScheduleInput,
} from '@northword/contract/desk/site-releases'
import type { MemberContext } from '../../../doors/context.ts'
import type { Em } from '../../../db/orm.ts'
import { DomainError, fieldError } from '../../../errors/domain-error.ts'
import { clock } from '../../../time/clock.ts'
import type { Member } from '../../people/actor.ts'
import { keepRole } from '../../people/lock-member.ts'
import { bumpVersions } from '../drafts/change-drafts.ts'
import { lockContent } from '../drafts/lock-content.ts'
import { noteEvents } from '../drafts/note-event.ts'
import { problemsOfSite } from '../items/check-site.ts'
import { ItemDraft } from '../items/item.entity.ts'
import { liveRelease } from '../items/live-release.ts'
import type { Release } from '../items/release.entity.ts'
import { type ItemNow, readSite, withDrafts } from '../items/site-now.ts'
import { problemsOfPictures } from '../pictures/missing-pictures.ts'
import { goLive, type GoingLive, whoOvertook } from './go-live.ts'
import { makeRelease } from './make-release.ts'
import { releaseViewOf } from './release-views.ts'

const dayMs = 86_400_000

export type Publishing = GoingLive & Pick<MemberContext, 'actor'>

/**
 * Publishes drafts: all, or those chosen. The release that is returned is live, or failed with its reason.
 * @throws {DomainError} `nothingToPublish`, `siteIncomplete`, `publishedMeanwhile`, `proofNeeded`, `signedOut`
 */
export const publish = (ctx: Publishing, input: PublishInput): Promise<ReleaseView> =>
  publishBy(ctx, ctx.actor.member.name, input, async (tx, drafted) => {
    await keepRole(tx, ctx.actor)
    if (drafted.some(isAccounts)) demandProof(ctx.actor)
  })

/** As {@link publish}, by a name. @param admit refuses who may not publish these */
export async function publishBy(
  ctx: GoingLive,
  by: string,
  { items, note }: PublishInput,
  admit: (tx: Em, drafted: ItemNow[]) => Promise<void>,
): Promise<ReleaseView> {
  const release = await ctx.em.fork().transactional(async (tx) => {
    const drafted = await draftsToPublish(tx, items)
    await admit(tx, drafted)
    return releaseOf(tx, by, drafted, { note })
  })
  return bringLive(ctx, release)
}

/** @throws {DomainError} `publishedMeanwhile` */
export async function bringLive(ctx: GoingLive, release: Release): Promise<ReleaseView> {
  const outcome = await goLive(ctx, release)
  const em = ctx.em.fork()
  if (outcome === 'overtaken') throw new DomainError('publishedMeanwhile', { message: await whoOvertook(em) })
  return releaseViewOf(em, release.number)
}

/**
 * Schedules drafts, which are the release's from now on: an item that is changed meanwhile stops it at its time.
 * @throws {DomainError} `invalid`, `nothingToPublish`, `siteIncomplete`, `signedOut`
 */
export async function schedule({ em, actor }: Publishing, input: ScheduleInput): Promise<ReleaseView> {
  const goesLiveAt = timeToCome(input.goesLiveAt)
  const { number } = await em.fork().transactional(async (tx) => {
    const drafted = await draftsToPublish(tx, input.items)
    await keepRole(tx, actor)
    if (drafted.some(isAccounts)) throw fieldError('items', 'invalid', siteFailures.accountsScheduled)
    const release = await releaseOf(tx, actor.member.name, drafted, { note: input.note, goesLiveAt })
    const itemIds = drafted.map(({ id }) => id)
    await tx.nativeDelete(ItemDraft, { itemId: { $in: itemIds } })
    await bumpVersions(tx, itemIds)
    await noteEvents(tx, { act: 'scheduled', by: actor.member.name, itemIds, releaseId: release.id })
    return release
  })
  return releaseViewOf(em.fork(), number)
}

/** @throws {DomainError} `proofNeeded` */
export function demandProof({ isFresh }: Member): void {
  if (!isFresh) throw new DomainError('proofNeeded')
}

function timeToCome(typed: string): Date {
  const at = new Date(typed)
  const ahead = at.getTime() - clock.now().getTime()
  if (ahead <= 0) throw fieldError('goesLiveAt', 'invalid', siteFailures.inThePast)
  if (ahead > mostDaysAhead * dayMs) throw fieldError('goesLiveAt', 'invalid', siteFailures.tooFar)
  return at
}

async function draftsToPublish(tx: Em, chosen?: readonly SiteItemInput[]): Promise<ItemNow[]> {
  await lockContent(tx)
  const names = chosen && new Set(chosen.map(itemName))
  const site = await readSite(tx)
  const drafted = site.filter((item) => item.draft && (!names || names.has(itemName(item))))
  if (drafted.length === 0) throw new DomainError('nothingToPublish')
  const problems = [
    ...(await problemsOfSite(withDrafts(site, drafted))),
    ...(await problemsOfPictures(tx, drafted)),
  ]
  if (problems.length > 0) {
    const issues = problems.map(({ field, message, ...item }) => ({
      path: `${itemName(item)}: ${field}`,
      message,
    }))
    throw new DomainError('siteIncomplete', { issues: issues.slice(0, 100) })
  }
  return drafted
}

async function releaseOf(
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
