import { catalogue, type Service } from '@northword/content/studio/catalogue'
import { pricing } from '@northword/content/site/pricing'
import { formatCents } from '@northword/contract/orders/decimal-price'
import type { Offer, OfferCatalog, Service as ServiceThing } from 'schema-dts'
import { publicUrl } from '../public-url.ts'
import { studioInBrief } from './studio.ts'

/** The catalogue, as the Services page shows it. */
export const everyService = () =>
  catalogue.map(
    (service) =>
      ({
        '@type': 'Service',
        '@id': addressOf(service),
        name: service.name,
        description: service.description,
        provider: { '@id': studioInBrief['@id'] },
        offers: offerOf(service),
      }) as const satisfies ServiceThing,
  )

/** The groups of the Pricing page as offer catalogues. */
export const priceLists = () =>
  pricing.groups.map(
    ({ key, heading, intro }) =>
      ({
        '@type': 'OfferCatalog',
        '@id': `${publicUrl}/pricing#${key}`,
        name: heading,
        description: intro,
        itemListElement: catalogue.filter(({ pricingGroup }) => pricingGroup === key).map(offerWithService),
      }) as const satisfies OfferCatalog,
  )

function offerWithService(service: Service) {
  const { name, description } = service
  const itemOffered = { '@type': 'Service', '@id': addressOf(service), name, description } as const
  return { ...offerOf(service), url: addressOf(service), itemOffered } as const satisfies Offer
}

const offerOf = (service: Service) =>
  ({
    '@type': 'Offer',
    price: formatCents(service.priceCents),
    priceCurrency: 'USD',
  }) as const satisfies Offer

const addressOf = ({ sku }: Service) => `${publicUrl}/services#${sku}`
