import { itemName } from '@northword/contract/content/content-items'
import { siteFailures } from '@northword/content/operate/site-failures'
import type { ChosenItem } from '@northword/contract/desk/site-releases'
import type { Em } from '../../../db/orm.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { lockContent } from '../drafts/lock-content.ts'
import { problemsOfSite } from '../items/check-site.ts'
import { type ItemNow, readSite, withDrafts } from '../items/site-now.ts'
import { problemsOfPictures, storedPictures, withOwnSizes } from '../pictures/unfit-pictures.ts'

/**
 * Drafts that a release may have, under the lock of releases, with their pictures in the size of their files.
 * @param chosen default: all
 * @throws {DomainError} `nothingToPublish`, `siteIncomplete`; `changedMeanwhile` if a draft is not as it was read
 */
export async function chosenDrafts(tx: Em, chosen?: readonly ChosenItem[]): Promise<ItemNow[]> {
  await lockContent(tx)
  const names = chosen && new Set(chosen.map(itemName))
  const site = await readSite(tx)
  refuseUnread(site, chosen ?? [])
  const drafted = site.filter((item) => item.draft && (!names || names.has(itemName(item))))
  if (drafted.length === 0) throw new DomainError('nothingToPublish')
  refuseHalves(site, drafted)
  const stored = await storedPictures(
    tx,
    drafted.map(({ draft }) => draft?.fields),
  )
  const problems = [
    ...(await problemsOfSite(withDrafts(site, drafted))),
    ...problemsOfPictures(drafted, stored),
  ]
  if (problems.length > 0) {
    const issues = problems.map(({ field, message, ...item }) => ({
      path: `${itemName(item)}: ${field}`,
      message,
    }))
    throw new DomainError('siteIncomplete', { issues: issues.slice(0, 100) })
  }
  return drafted.map(({ draft, ...item }) => ({
    ...item,
    draft: draft && { ...draft, fields: withOwnSizes(draft.fields, stored) },
  }))
}

/** Another member may have saved since the sender read. */
function refuseUnread(site: readonly ItemNow[], chosen: readonly ChosenItem[]): void {
  const byName = new Map(site.map((item) => [itemName(item), item]))
  for (const { version, ...name } of chosen) {
    const item = byName.get(itemName(name))
    if (version === undefined || (item?.draft && item.version === version)) continue
    const message = siteFailures.changedSinceRead(itemName(name), item?.draft?.changedBy ?? null)
    throw new DomainError('changedMeanwhile', { message })
  }
}

/** A redirect is written when both halves of a renaming go live together. */
function refuseHalves(site: readonly ItemNow[], drafted: readonly ItemNow[]): void {
  const chosen = new Set(drafted)
  for (const left of site.filter((item) => item.draft && !chosen.has(item))) {
    const half = drafted.find((item) => isRenaming(item, left) || isRenaming(left, item))
    if (half)
      throw new DomainError('siteIncomplete', {
        message: siteFailures.halfRenamed(itemName(half), itemName(left)),
      })
  }
}

/** One is removed, and the other comes in its place: an item that is live already took it long ago. */
function isRenaming(one: ItemNow, other: ItemNow): boolean {
  const [gone, here] = one.draft?.fields === null ? [one, other] : [other, one]
  const isInPlace = gone.draft?.fields === null && here.draft?.fields !== null && here.live === null
  return one.renamedFrom === other.id && isInPlace
}
