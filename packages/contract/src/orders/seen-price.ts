/** Days for which the price on a page holds after its release was replaced. */
const seenPriceDays = 7

const dayMs = 86_400_000

/** A higher price that needs a yes, and the hash of the release with which an order agrees to it. */
export interface NewPrice {
  release: string
  priceCents: number
}

/** A service as the release of a page offered it. */
export interface SeenPrice {
  priceCents: number
  /** Null: the release is live. */
  replacedAt: Date | null
}

/** `as`: the offer that the order keeps. */
export type Sale = { as: 'seen' | 'today'; priceCents: number } | 'unknownService' | 'priceChanged'

/**
 * The lower of the two prices while the one on the page holds. After that today's, unless it is higher, which needs a
 * yes.
 * @param seen null for an order without a release, or of one that did not have the service
 * @param todayCents null for a service that is gone
 */
export function saleOf(seen: SeenPrice | null, todayCents: number | null, now: Date): Sale {
  if (seen && holds(seen, now))
    return { as: 'seen', priceCents: Math.min(seen.priceCents, todayCents ?? seen.priceCents) }
  if (todayCents === null) return 'unknownService'
  return seen && seen.priceCents < todayCents ? 'priceChanged' : { as: 'today', priceCents: todayCents }
}

const holds = ({ replacedAt }: SeenPrice, now: Date) =>
  replacedAt === null || now.getTime() - replacedAt.getTime() <= seenPriceDays * dayMs
