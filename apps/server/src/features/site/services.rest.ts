import type { SiteContent } from '@northword/contract/content/site-content'
import { formatCents } from '@northword/contract/orders/decimal-price'
import { wireService } from '@northword/contract/site/wire-service'
import * as z from 'zod'
import type { RestRoute } from '../../doors/rest-route.ts'
import { forAnybody } from '../../doors/route-access.ts'

const servicesOf = ({ catalogue }: Pick<SiteContent, 'catalogue'>): z.infer<typeof wireService>[] =>
  catalogue.map(({ sku, name, description, priceCents, features, turnaround, popular }) => ({
    sku,
    name,
    description,
    price: formatCents(priceCents),
    features: [...features],
    turnaround: turnaround.label,
    popular,
    payLink: `/pay/${sku}`,
  }))

export const serviceRoutes: RestRoute[] = [
  {
    method: 'GET',
    url: '/api/services',
    summary: 'Every service of the catalog, in its order.',
    operationId: 'services.list',
    ...forAnybody,
    gives: { 200: z.object({ services: z.array(wireService) }) },
    handle: ({ site }) => ({ status: 200, body: { services: servicesOf(site) } }),
  },
]
