/** How long a service takes, in hours, counted from the moment that work begins. */
export type Turnaround =
  | { kind: 'hours'; minHours: number; maxHours: number; label: string }
  | { kind: 'ongoing'; label: string }

/** A fixed-price service. Prices are integer US cents; a price is never derived from a SKU. */
export interface Service {
  sku: string
  /** What the client buys, as it is printed on the order. */
  name: string
  description: string
  priceCents: number
  /** Total words delivered; null where words are not the measure (a strategy, an audit). */
  words: number | null
  /** Rounds of revision included; `'unlimited'` for the top package. */
  revisionRounds: number | 'unlimited'
  turnaround: Turnaround
  features: readonly string[]
  popular: boolean
  /** Where Pricing lists it, if it does. */
  pricingGroup: 'affordable' | 'popular' | null
  homeBadge: 'Best Value' | 'Most Popular' | null
}

/** The catalogue, in the order in which the Services page shows it. */
export const catalogue: readonly Service[] = []

const bySku = new Map(catalogue.map((service) => [service.sku, service]))

/** The service of that SKU, or undefined where the catalogue has none. */
export function findService(sku: string): Service | undefined {
  return bySku.get(sku)
}
