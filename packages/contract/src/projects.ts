import './no-eval.ts'
import * as z from 'zod'
import { orderStatuses, projectSteps } from './order-status.ts'

/** The work behind an order as its client sees it. */
export const projectView = z.object({
  id: z.string(),
  userId: z.string().nullable(),
  title: z.string(),
  status: z.enum(projectSteps),
  sku: z.string(),
  createdAt: z.iso.datetime(),
  notes: z.string(),
  /** The number of the order that it belongs to, and that order's state. */
  orderId: z.string(),
  orderStatus: z.enum(orderStatuses),
})
export type ProjectView = z.infer<typeof projectView>

/** What `GET /api/projects` answers: the signed-in client's own, the latest first. */
export const projectsAnswer = z.object({ projects: z.array(projectView) })
