import type { SiteContent } from './site-content.ts'

/** A fixed-price service. Prices are integer US cents, never derived from a SKU. */
export type Service = SiteContent['catalogue'][number]

/** A text that is delivered and revised by itself. */
export interface Piece {
  title: string
  /** Null if words are not the measure. */
  words: number | null
}

export const findService = (
  { catalogue }: Pick<SiteContent, 'catalogue'>,
  sku: string,
): Service | undefined => catalogue.find((service) => service.sku === sku)

/** Default: one piece with the service's name and words. Copies, which an order keeps. */
export function piecesOf({ pieces }: Pick<SiteContent, 'pieces'>, { sku, name, words }: Service): Piece[] {
  const own = Object.hasOwn(pieces, sku) ? pieces[sku] : undefined
  return (own ?? [{ title: name, words }]).map((piece) => ({ ...piece }))
}
