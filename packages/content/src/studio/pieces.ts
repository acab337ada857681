import { site } from '#site'
import type { Service } from './catalogue.ts'

/* Apart from the catalogue, because browsers need no pieces. */

/** A text that is delivered and revised by itself. */
export interface Piece {
  title: string
  /** Null if words are not the measure. */
  words: number | null
}

/** Services with more than one text. */
const bySku = new Map(Object.entries(site.pieces))

/** Default: one piece with the service's name and words. Copies, which an order keeps. */
export const piecesOf = ({ sku, name, words }: Service): Piece[] =>
  (bySku.get(sku) ?? [{ title: name, words }]).map((piece) => ({ ...piece }))
