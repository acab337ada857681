import type { ContentItem } from '@northword/contract/content/content-items'
import { shapeNow } from '@northword/contract/content/lift-item'
import { v7 as uuid } from 'uuid'
import type { Em } from '../../../db/orm.ts'
import { clock } from '../../../time/clock.ts'
import { Item, type ItemDraft, Revision } from '../items/item.entity.ts'
import { Manifest, Release, ReleaseChange } from '../items/release.entity.ts'

interface Change {
  itemId: string
  beforeId: string | null
  /** A revision that there is, or the fields of a new one. */
  after: { id: string } | Pick<ItemDraft, 'fields'>
  version: number
}

interface Making {
  by: string
  note: string
  changes: readonly Change[]
  /** Live release. Null: none. */
  basedOn: string | null
  /** Default: now. */
  goesLiveAt?: Date
  undoes?: number
}

/** Adds a release and its revisions, under the lock of releases. It is to be rendered now, or at its time. */
export async function makeRelease(
  tx: Em,
  { by, note, changes, basedOn, goesLiveAt, undoes }: Making,
): Promise<Release> {
  const now = clock.now()
  const [last] = await tx.execute<{ number: number | null }[]>(
    'select max(number) as number from content_releases',
  )
  const release: Release = {
    id: uuid(),
    number: (last?.number ?? 0) + 1,
    status: goesLiveAt ? 'scheduled' : 'rendering',
    note,
    madeBy: by,
    createdAt: now,
    goesLiveAt: goesLiveAt ?? null,
    begunAt: goesLiveAt ? null : now,
    liveAt: null,
    matter: null,
    failure: null,
    undoes: undoes ?? null,
    basedOn: goesLiveAt ? null : basedOn,
  }
  await tx.insert(Release, release)
  await addChanges(tx, release, changes)
  return release
}

/** Adds items and a release that brings them, with its manifest of these. @returns the release's id */
export async function releaseNewItems(
  tx: Em,
  added: readonly ContentItem[],
  making: Pick<Making, 'by' | 'note' | 'basedOn'>,
): Promise<string> {
  const items = added.map((item) => ({ ...item, id: uuid() }))
  await tx.insertMany(
    Item,
    items.map(({ id, kind, key }) => ({ id, kind, key, version: 0, renamedFrom: null })),
  )
  const changes = items.map(({ id, fields }) => ({
    itemId: id,
    beforeId: null,
    after: { fields: { ...Object(fields) } },
    version: 0,
  }))
  const { id } = await makeRelease(tx, { ...making, changes })
  const made = await tx.find(ReleaseChange, { releaseId: id }, { disableIdentityMap: true })
  await tx.insertMany(
    Manifest,
    made.map(({ itemId, afterId }) => ({ releaseId: id, itemId, revisionId: afterId })),
  )
  return id
}

async function addChanges(
  tx: Em,
  { id: releaseId, createdAt: madeAt, madeBy }: Release,
  changes: readonly Change[],
) {
  const made = changes.map((change) => ({
    ...change,
    afterId: 'id' in change.after ? change.after.id : uuid(),
  }))
  await tx.insertMany(
    Revision,
    made.flatMap(({ itemId, after, afterId }) =>
      'id' in after ? [] : [{ id: afterId, itemId, fields: after.fields, shape: shapeNow(), madeAt, madeBy }],
    ),
  )
  await tx.insertMany(
    ReleaseChange,
    made.map(({ itemId, beforeId, afterId, version }) => ({ releaseId, itemId, beforeId, afterId, version })),
  )
}
