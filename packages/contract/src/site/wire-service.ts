import '../no-eval.ts'
import * as z from 'zod'

/** A service in the specification. `price` is a decimal string in US dollars. */
export const wireService = z.object({
  sku: z.string(),
  name: z.string(),
  description: z.string(),
  price: z.string(),
  features: z.array(z.string()),
  turnaround: z.string(),
  popular: z.boolean(),
  payLink: z.string(),
})
