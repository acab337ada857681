import './no-eval.ts'
import * as z from 'zod'

/** A service of the catalogue as the public API gives it. `price` is a decimal string in US dollars. */
const serviceView = z.object({
  sku: z.string(),
  name: z.string(),
  description: z.string(),
  price: z.string(),
  features: z.array(z.string()),
  turnaround: z.string(),
  popular: z.boolean(),
  payLink: z.string(),
})
export type ServiceView = z.infer<typeof serviceView>

/** What `GET /api/services` answers. */
export const servicesAnswer = z.object({ services: z.array(serviceView) })
