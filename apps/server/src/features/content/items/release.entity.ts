import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { SiteEventAct } from '@northword/contract/desk/site'
import type { ReleaseStatus } from '@northword/contract/desk/site'
import type { ReleaseFailure } from '@northword/contract/desk/site-releases'
import { Item, Revision, toItem } from './item.entity.ts'

/** A published, scheduled or failed state of the site. Times are UTC. */
export const Release = defineEntity({
  name: 'Release',
  tableName: 'content_releases',
  properties: {
    id: p.uuid().primary(),
    /** For people: 1, 2, 3. */
    number: p.integer().unique('content_releases_number_unique'),
    status: p
      .text()
      .$type<ReleaseStatus>()
      .check(`status in ('scheduled', 'rendering', 'live', 'replaced', 'failed', 'cancelled')`),
    note: p.text(),
    /** Member, or the product, by the name on that day. */
    madeBy: p.text(),
    createdAt: p.datetime(),
    /** Null: not scheduled. */
    goesLiveAt: p.datetime().strictNullable(),
    /** Start of its rendering. Null: not begun. */
    begunAt: p.datetime().strictNullable(),
    liveAt: p.datetime().strictNullable(),
    /** Hash of what it says, the same for a release and its undo. Null: it was never live. */
    matter: p.text().strictNullable().index('content_releases_matter_index'),
    failure: p.json<ReleaseFailure>().columnType('json').strictNullable(),
    /** Number of the release that it takes back. */
    undoes: p.integer().strictNullable(),
    /** The release that was live when its rendering began. */
    basedOn: () =>
      p
        .manyToOne(Release)
        .mapToPk()
        .name('based_on')
        .strictNullable()
        .deleteRule('no action')
        .updateRule('no action')
        .index('content_releases_based_on_index'),
  },
  indexes: [
    {
      name: 'content_releases_open_index',
      properties: ['status'],
      where: `status in ('scheduled', 'rendering')`,
    },
  ],
})
export type Release = InferEntity<typeof Release>

const toRelease = () => p.manyToOne(Release).mapToPk().deleteRule('no action').updateRule('no action')
const toRevision = () => p.manyToOne(Revision).mapToPk()

/** A change that a release makes. */
export const ReleaseChange = defineEntity({
  name: 'ReleaseChange',
  tableName: 'content_changes',
  properties: {
    releaseId: () => toRelease().name('release_id').primary(),
    itemId: () => toItem().name('item_id').primary().index('content_changes_item_id_index'),
    /** Null: it was not live. */
    beforeId: () =>
      toRevision().name('before_id').strictNullable().deleteRule('no action').updateRule('no action'),
    afterId: () => toRevision().name('after_id'),
    /** Version of the item whose draft this was. */
    version: p.integer(),
  },
})
export type ReleaseChange = InferEntity<typeof ReleaseChange>

/** All items of a release that was live, each with its revision. */
export const Manifest = defineEntity({
  name: 'Manifest',
  tableName: 'content_manifests',
  properties: {
    releaseId: () => toRelease().name('release_id').primary(),
    itemId: () => toItem().name('item_id').primary(),
    revisionId: () => toRevision().name('revision_id'),
  },
})

/** The live release, in one row. */
export const LiveRelease = defineEntity({
  name: 'LiveRelease',
  tableName: 'content_live',
  properties: {
    id: p.text().primary(),
    releaseId: () => p.manyToOne(Release).mapToPk().name('release_id'),
  },
})

/** Former address of an item. */
export const Redirect = defineEntity({
  name: 'Redirect',
  tableName: 'content_redirects',
  properties: {
    fromPath: p.text().primary(),
    itemId: () => p.manyToOne(Item).mapToPk().name('item_id').index('content_redirects_item_id_index'),
  },
})

/** An act of somebody on an item, a release, both, or the whole studio. */
export const SiteEvent = defineEntity({
  name: 'SiteEvent',
  tableName: 'content_events',
  properties: {
    id: p.uuid().primary(),
    at: p.datetime(),
    act: p.text().$type<SiteEventAct>(),
    /** Member, program, or the product, by the name on that day. */
    by: p.text(),
    itemId: () => toItem().name('item_id').strictNullable(),
    releaseId: () => toRelease().name('release_id').strictNullable().index('content_events_release_id_index'),
  },
  indexes: [
    { name: 'content_events_item_id_at_index', properties: ['itemId', 'at'] },
    { name: 'content_events_opened_index', properties: ['act'], where: `act = 'opened'` },
  ],
})
