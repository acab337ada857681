import { findService as findIn, type Service } from '@northword/contract/content/sold-services'
import { site } from '#site'

export type { Service } from '@northword/contract/content/sold-services'

/** Hours from the start of work. */
export type Turnaround = Service['turnaround']

/** Price of a revision round beyond those of the service, in US cents. */
export const extraRevisionCents: number = site.extraRevisionCents

/** In the order of the Services page. */
export const catalogue: readonly Service[] = site.catalogue

export const findService = (sku: string): Service | undefined => findIn({ catalogue }, sku)
