import '../no-eval.ts'
import * as z from 'zod'
import { colleague, type Hand } from './desk.ts'
import { orderStatuses } from '../orders/order-status.ts'
import { pageLimit, timeCursor } from '../pages.ts'

/** Duties by the next action. */
export const dutyKinds = ['refund', 'contact', 'payment', 'work', 'answer', 'message'] as const
export type DutyKind = (typeof dutyKinds)[number]

/** `later`: put off; `mine`: in the asker's hand. */
export const queueViews = ['all', ...dutyKinds, 'mine', 'later'] as const
export type QueueView = (typeof queueViews)[number]

/** Writers have the work only: what a client waits for is their agent's. */
export const viewsOf = (isWriter: boolean): readonly QueueView[] =>
  isWriter ? ['all', 'mine', 'later'] : queueViews

/** `cursor` is the previous page's `next`. */
export const queueInput = z.object({
  view: z.enum(queueViews, 'Choose a list of the queue').default('all'),
  cursor: timeCursor.optional(),
  limit: pageLimit,
})
export type QueueInput = z.infer<typeof queueInput>

/** Work on texts belongs to the writer, all else to the agent. */
export const handOf = (kind: DutyKind): Hand => (kind === 'work' ? 'writer' : 'agent')

/** Times are ISO 8601. */
export const duty = z.object({
  kind: z.enum(dutyKinds),
  /** Id of the order, or of the message. */
  id: z.string(),
  /** Order number; null for a message from the contact form. */
  number: z.string().nullable(),
  /** The service, or the beginning of the message. */
  title: z.string(),
  clientName: z.string(),
  status: z.enum(orderStatuses).nullable(),
  dueAt: z.iso.datetime().nullable(),
  isUrgent: z.boolean(),
  /** A reader of the order's address has said that it is not theirs, so no mail can be sent. */
  isDetached: z.boolean(),
  /** Version of the case, for the next save. */
  version: z.int(),
  /** See {@link handOf}. */
  claimedBy: colleague.nullable(),
  claimedAt: z.iso.datetime().nullable(),
  laterUntil: z.iso.datetime().nullable(),
})
export type Duty = z.infer<typeof duty>

/** Promises that fall into the studio's next closing of a day or longer. */
export const closingCount = z.object({
  /** Promised first contacts. */
  count: z.int(),
  /** End of the closing; null if none is near. */
  opensAt: z.iso.datetime().nullable(),
})
export type ClosingCount = z.infer<typeof closingCount>

/** Refunds first, then urgent duties, then the oldest promise; `next` is null on the last page. */
export const queuePage = z.object({
  duties: z.array(duty),
  next: z.string().nullable(),
})
export type QueuePage = z.infer<typeof queuePage>
