import { catalogue } from '@northword/content/studio/catalogue'
import { formatCents } from '@northword/contract/orders/decimal-price'
import * as z from 'zod'
import type { RestRoute } from '../../doors/rest-route.ts'

/** A service in the specification. `price` is a decimal string in US dollars. */
const wireService = z.object({
  sku: z.string(),
  name: z.string(),
  description: z.string(),
  price: z.string(),
  features: z.array(z.string()),
  turnaround: z.string(),
  popular: z.boolean(),
  payLink: z.string(),
})

const services: z.infer<typeof wireService>[] = catalogue.map(
  ({ sku, name, description, priceCents, features, turnaround, popular }) => ({
    sku,
    name,
    description,
    price: formatCents(priceCents),
    features: [...features],
    turnaround: turnaround.label,
    popular,
    payLink: `/pay/${sku}`,
  }),
)

export const serviceRoutes: RestRoute[] = [
  {
    method: 'GET',
    url: '/api/services',
    summary: 'Every service of the catalog, in its order.',
    gives: { 200: z.object({ services: z.array(wireService) }) },
    handle: () => ({ status: 200, body: { services } }),
  },
]
