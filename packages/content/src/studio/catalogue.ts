import type { SiteContent } from '@northword/contract/content/site-content'
import { site } from '#site'

/** A fixed-price service. Prices are integer US cents, never derived from a SKU. */
export type Service = SiteContent['catalogue'][number]

/** Hours from the start of work. */
export type Turnaround = Service['turnaround']

/** Price of a revision round beyond those of the service, in US cents. */
export const extraRevisionCents: number = site.extraRevisionCents

/** In the order of the Services page. */
export const catalogue: readonly Service[] = site.catalogue

const bySku = new Map(catalogue.map((service) => [service.sku, service]))

export function findService(sku: string): Service | undefined {
  return bySku.get(sku)
}
