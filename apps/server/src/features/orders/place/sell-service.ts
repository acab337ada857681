import { priceChanged } from '@northword/content/operate/failures'
import { findService, type Service } from '@northword/contract/content/sold-services'
import type { SiteContent } from '@northword/contract/content/site-content'
import type { PlaceOrderInput } from '@northword/contract/orders/orders'
import { saleOf } from '@northword/contract/orders/seen-price'
import type { Context } from '../../../doors/context.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { clock } from '../../../time/clock.ts'
import {
  type NamedRelease,
  releaseOf,
  type ShownRelease,
  shownReleases,
  siteOf,
} from '../../content/items/shown-release.ts'

/** A service as an order keeps it, whatever is published later. */
export interface Sold {
  /** At the price to be charged. */
  service: Service
  /** Matter of the release, for pieces and terms. */
  site: SiteContent
  /** Null: none is known. */
  release: NamedRelease | null
}

/**
 * Sells a service as the client's page showed it, at the lower of its price and today's; see `saleOf`.
 * @throws {DomainError} `unknownService`, `priceChanged`
 */
export async function sellService(
  { em, site }: Pick<Context, 'em' | 'site'>,
  { sku, release }: Pick<PlaceOrderInput, 'sku' | 'release'>,
): Promise<Sold> {
  const [service, shown] = [findService(site, sku), releaseOf(site)]
  // Most orders come from a page of the release that this process shows, and cost no query.
  if (service && shown && (release ?? shown.matter) === shown.matter) return { service, site, release: shown }
  const { live, seen } = await shownReleases(em, release)
  const today = { site, service, release: shown ?? live }
  const offered = seen && (await offerOf(em, seen, sku))
  const sale = saleOf(offered, today.service?.priceCents ?? null, clock.now())
  if (sale === 'priceChanged' && offered && today.service)
    throw new DomainError(sale, {
      message: priceChanged(offered.priceCents, today.service.priceCents),
      ...(today.release && { release: today.release.matter, priceCents: today.service.priceCents }),
    })
  const sold = typeof sale === 'object' && sale.as === 'seen' && offered ? offered : today
  if (typeof sale === 'string' || !sold.service) throw new DomainError('unknownService')
  return { ...sold, service: { ...sold.service, priceCents: sale.priceCents } }
}

/** Null: the release did not have the service. */
async function offerOf(em: Context['em'], release: ShownRelease, sku: string) {
  const site = await siteOf(em, release)
  const service = site && findService(site, sku)
  if (!service) return null
  return { site, service, release, priceCents: service.priceCents, replacedAt: release.replacedAt }
}
