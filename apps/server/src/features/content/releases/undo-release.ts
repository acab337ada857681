import { itemName } from '@northword/contract/content/content-items'
import { siteFailures } from '@northword/content/operate/site-failures'
import type { ReleaseView, UndoReleaseInput } from '@northword/contract/desk/site-releases'
import { DomainError } from '../../../errors/domain-error.ts'
import { lockPublisher } from '../../people/lock-member.ts'
import { lockContent } from '../drafts/lock-content.ts'
import { liveRelease } from '../items/live-release.ts'
import { makeRelease } from './make-release.ts'
import { admitTo, bringLive, type Publishing } from './publish.ts'
import { changesOf, findRelease } from './release-views.ts'

/** Version of no draft, so that an undo ends none. */
const noDraft = -1

/**
 * Publishes a release that restores what the items of an earlier one were before it.
 * @throws {DomainError} `releaseNotFound`, `cannotTakeBack`, `publishedMeanwhile`, `forbidden`, `proofNeeded`;
 * `signedOut`
 */
export async function undoRelease(
  ctx: Publishing,
  { release: number, note }: UndoReleaseInput,
): Promise<ReleaseView> {
  const release = await ctx.em.fork().transactional(async (tx) => {
    await lockContent(tx)
    await lockPublisher(tx, ctx.actor)
    const undone = await findRelease(tx, number)
    const changes = await changesOf(tx, [undone.id])
    const [live, changed] = [await liveRelease(tx), changes.filter(({ isAsLeft }) => !isAsLeft)]
    if (!undone.liveAt || !undone.basedOn || !live) throw new DomainError('cannotTakeBack')
    if (changed.length > 0) {
      const names = changed.slice(0, 5).map(itemName)
      const message = siteFailures.changedSince(number, siteFailures.itemsChosen(changed.length, names))
      throw new DomainError('cannotTakeBack', { message })
    }
    admitTo(changes, ctx.actor, siteFailures.accountsOfOwners)
    return makeRelease(tx, {
      by: ctx.actor.member.name,
      note,
      basedOn: live.id,
      undoes: number,
      changes: changes.map(({ itemId, beforeId, afterId, isRemoval }) => ({
        itemId,
        beforeId: isRemoval ? null : afterId,
        after: beforeId ? { id: beforeId } : { fields: null },
        version: noDraft,
      })),
    })
  })
  return bringLive(ctx, release)
}
