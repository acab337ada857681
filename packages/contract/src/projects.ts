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
  /** The order that it belongs to, and that order's state. */
  orderNumber: z.string(),
  orderStatus: z.enum(orderStatuses),
})
export type ProjectView = z.infer<typeof projectView>

/** A project in a list: without its notes, which may be long. */
export const projectSummary = projectView.omit({ notes: true })
export type ProjectSummary = z.infer<typeof projectSummary>

/** The dashboard's counters, over all that a client has. */
export const workCounts = z.object({
  activeProjects: z.int(),
  totalOrders: z.int(),
  completed: z.int(),
  inProgress: z.int(),
})
export type WorkCounts = z.infer<typeof workCounts>
