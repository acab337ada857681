import './no-eval.ts'
import * as z from 'zod'
import { colleague, type Hand } from './desk.ts'
import { orderStatuses } from './order-status.ts'
import { timeCursor } from './pages.ts'

/** What the studio has promised somebody and still owes, by what is to be done next. */
export const dutyKinds = ['refund', 'contact', 'payment', 'work', 'answer', 'message'] as const
export type DutyKind = (typeof dutyKinds)[number]

/** The lists of the queue; `later` holds what was put off, and `mine` what the asker has claimed. */
export const queueViews = ['all', ...dutyKinds, 'mine', 'later'] as const
export type QueueView = (typeof queueViews)[number]

/** Which page of the queue: the one after `cursor`, which the page before gave as `next`. */
export const queueInput = z.object({
  view: z.enum(queueViews, 'Choose a list of the queue').default('all'),
  cursor: timeCursor.optional(),
})
export type QueueInput = z.infer<typeof queueInput>

/** In whose hand a duty is: the work on texts in the writer's, everything else in the agent's. */
export const handOf = (kind: DutyKind): Hand => (kind === 'work' ? 'writer' : 'agent')

/** One row of the queue. Times are ISO 8601. */
export const duty = z.object({
  kind: z.enum(dutyKinds),
  /** Of the order, or of the message that waits for an answer. */
  id: z.string(),
  /** The order's number; null for a message from the contact form. */
  number: z.string().nullable(),
  /** The service, or the beginning of the message. */
  title: z.string(),
  clientName: z.string(),
  status: z.enum(orderStatuses).nullable(),
  /** The promised instant; null where nothing was promised. */
  dueAt: z.iso.datetime().nullable(),
  isUrgent: z.boolean(),
  /** Whether whoever reads the address of the order has said that it is not theirs, so that no mail can go out. */
  isDetached: z.boolean(),
  /** The state of the case, for the next save. */
  version: z.int(),
  /** Whoever has this duty in hand: see {@link handOf}. */
  claimedBy: colleague.nullable(),
  claimedAt: z.iso.datetime().nullable(),
  laterUntil: z.iso.datetime().nullable(),
})
export type Duty = z.infer<typeof duty>

/** What runs out while the studio is closed for a day or longer, at its next closing. */
export const closingCount = z.object({
  /** First contacts that were promised for then. */
  count: z.int(),
  /** When the studio opens again; null where no such closing is near. */
  opensAt: z.iso.datetime().nullable(),
})
export type ClosingCount = z.infer<typeof closingCount>

/** A page of the queue: money to give back, what is urgent, then the oldest promise first; `next` is null on the last one. */
export const queuePage = z.object({
  duties: z.array(duty),
  next: z.string().nullable(),
})
export type QueuePage = z.infer<typeof queuePage>
