import { defineEntity, type InferEntity, p } from '@mikro-orm/core'

/** A file of a picture. Its bytes never change: its name is their hash. */
export const Picture = defineEntity({
  name: 'Picture',
  tableName: 'content_pictures',
  properties: {
    /** SHA-256 of the bytes in hexadecimal, and the type: `….webp`. */
    name: p.text().primary(),
    /** Without metadata. */
    bytes: p.blob(),
    /** Pixels. */
    width: p.integer(),
    height: p.integer(),
    /** Last time that somebody sent it. UTC. */
    addedAt: p.datetime(),
    /** Member or program, by the name on that day. */
    addedBy: p.text(),
  },
})
export type Picture = InferEntity<typeof Picture>
