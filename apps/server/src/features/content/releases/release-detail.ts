import type { ReleaseDetail } from '@northword/contract/desk/site-releases'
import type { Em } from '../../../db/orm.ts'
import { Revision } from '../items/item.entity.ts'
import { liftFields } from '../items/site-now.ts'
import { differencesOf } from './field-differences.ts'
import { changesOf, findRelease, viewOf } from './release-views.ts'

const mostDifferences = 1_000

/** A release with what it changed, field by field. @throws {DomainError} `releaseNotFound` */
export async function releaseDetailOf(em: Em, number: number): Promise<ReleaseDetail> {
  const found = await findRelease(em, number)
  const changes = await changesOf(em, [found.id])
  const ids = changes.flatMap(({ beforeId, afterId }) => [afterId, ...(beforeId ? [beforeId] : [])])
  const revisions = await em.find(Revision, { id: { $in: ids } }, { disableIdentityMap: true })
  const kept = new Map(revisions.map((revision) => [revision.id, revision]))
  const differences = changes.flatMap(({ kind, key, beforeId, afterId }) => {
    const [before, after] = [beforeId, afterId].map((id) => {
      const { fields = null, shape = null } = kept.get(id ?? '') ?? {}
      return liftFields({ kind, key }, fields, shape)
    })
    return differencesOf(before ?? null, after ?? null).map((one) => ({ kind, key, ...one }))
  })
  return { release: viewOf(found, changes), differences: differences.slice(0, mostDifferences) }
}
