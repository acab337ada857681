import '../no-eval.ts'
import * as z from 'zod'
import { orderStatuses, projectSteps } from './order-status.ts'

/** The work on an order, as its client sees it. */
export const projectView = z.object({
  id: z.string(),
  userId: z.string().nullable(),
  title: z.string(),
  status: z.enum(projectSteps),
  sku: z.string(),
  createdAt: z.iso.datetime(),
  notes: z.string(),
  orderNumber: z.string(),
  orderStatus: z.enum(orderStatuses),
})
export type ProjectView = z.infer<typeof projectView>

/** Without notes, which may be long. */
export const projectSummary = projectView.omit({ notes: true })
export type ProjectSummary = z.infer<typeof projectSummary>

/** Totals over all orders of a client. */
const workCounts = z.object({
  activeProjects: z.int(),
  totalOrders: z.int(),
  completed: z.int(),
  inProgress: z.int(),
})
export type WorkCounts = z.infer<typeof workCounts>
