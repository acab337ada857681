import { catalogue } from '@northword/content/catalogue'
import { formatCents } from '@northword/contract/fields'
import { servicesAnswer, type ServiceView } from '@northword/contract/services'
import type { RestRoute } from '../../doors/rest-route.ts'

const services: ServiceView[] = catalogue.map(
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
    gives: { 200: servicesAnswer },
    handle: () => ({ status: 200, body: { services } }),
  },
]
