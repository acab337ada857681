import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { ContentKind } from '@northword/contract/content/content-items'
import type { Fields } from '@northword/contract/desk/join-fields'

/** A part of the site, published or not. Its kind and key never change: a renamed item is another one. */
export const Item = defineEntity({
  name: 'Item',
  tableName: 'content_items',
  properties: {
    id: p.uuid().primary(),
    kind: p.text().$type<ContentKind>(),
    key: p.text(),
    /** Grows with each change of the item or its draft, so that a stale save is found. */
    version: p.integer(),
    /** The item whose address leads here. */
    renamedFrom: () =>
      p
        .manyToOne(Item)
        .mapToPk()
        .name('renamed_from')
        .strictNullable()
        .deleteRule('no action')
        .updateRule('no action')
        .index('content_items_renamed_from_index'),
  },
  uniques: [{ name: 'content_items_kind_key_unique', properties: ['kind', 'key'] }],
})
export type Item = InferEntity<typeof Item>

/** A reference to an item, which is never deleted while something names it. */
export const toItem = () => p.manyToOne(Item).mapToPk().deleteRule('no action').updateRule('no action')

/** Fields of an item as published once, never changed nor deleted. Times are UTC. */
export const Revision = defineEntity({
  name: 'Revision',
  tableName: 'content_revisions',
  properties: {
    id: p.uuid().primary(),
    itemId: () => p.manyToOne(Item).mapToPk().name('item_id').index('content_revisions_item_id_index'),
    /** Null: removed. `json` keeps the order of fields, for exports. */
    fields: p.json<Fields>().columnType('json').strictNullable(),
    /** In which the fields were written. */
    shape: p.integer().default(1),
    madeAt: p.datetime(),
    madeBy: p.text(),
  },
  triggers: [
    {
      name: 'insert_only',
      timing: 'before',
      events: ['update', 'delete'],
      forEach: 'row',
      body: `raise exception 'Revisions are only ever added'`,
    },
  ],
})
export type Revision = InferEntity<typeof Revision>

/** The one draft of an item. */
export const ItemDraft = defineEntity({
  name: 'ItemDraft',
  tableName: 'content_drafts',
  properties: {
    itemId: () => toItem().name('item_id').primary(),
    /** Null: to be removed. */
    fields: p.json<Fields>().columnType('json').strictNullable(),
    /** In which the fields were written. */
    shape: p.integer().default(1),
    changedAt: p.datetime(),
    /** Member or program, by the name on that day. */
    changedBy: p.text(),
  },
})
export type ItemDraft = InferEntity<typeof ItemDraft>
