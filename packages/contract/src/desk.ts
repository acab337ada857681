import './no-eval.ts'
import * as z from 'zod'
import { email, requiredText, text } from './fields.ts'
import { noteMaxLength } from './lengths.ts'
import { orderStatuses } from './order-status.ts'
import { orderView, soldView } from './orders.ts'
import { paymentTerms } from './payment-terms.ts'
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

/** A member of the staff, as others of the staff see them. */
export const colleague = z.object({ id: z.string(), name: z.string() })
export type Colleague = z.infer<typeof colleague>

/** Everybody at the desk, by name. */
export const colleagues = z.object({ colleagues: z.array(colleague) })

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

/**
 * What is written down about the links to an order: that staff made or ended some, that a reader is somebody else, or that
 * they go to another address now.
 */
const linkEntryKinds = ['link-copied', 'links-revoked', 'not-mine', 'address'] as const

/** What is written down about an order or a message, beside the moves of its state. */
export const deskEntryKinds = [
  'claim',
  'release',
  'later',
  'note',
  'call',
  'answered',
  /** The client wrote; this one and the next three are not of the staff. */
  'heard',
  'commented',
  'approved',
  'unapproved',
  /** The studio sent comments of its own on a text; the client answered one. */
  'asked',
  'replied',
  'wrote',
  'delivered',
  'settled',
  'cancelled mail',
  'sent again',
  'showed links',
  'terms',
  'undone',
  ...linkEntryKinds,
] as const
export type DeskEntryKind = (typeof deskEntryKinds)[number]

/** What may be taken back soon after: all but notes, and answers, which have a message of their own. */
export const undoableKinds = ['claim', 'release', 'later', 'call', 'move'] as const
export type UndoableKind = (typeof undoableKinds)[number]

/** How long whoever did something may take it back, in minutes. */
export const undoWithinMinutes = 10

/** How a call ended. */
export const callOutcomes = ['reached', 'no answer', 'call back'] as const
export type CallOutcome = (typeof callOutcomes)[number]

const noVersion = 'Version must be a whole number that the case has had'

/** As many as the database counts, less the save itself. */
const mostSaves = 2 ** 31 - 2

/** The state of a case that one save was made on; a save on an older one is refused. */
const version = z.int(noVersion).min(0, noVersion).max(mostSaves, noVersion)

/** Names an order, as somebody saw it. */
export const caseInput = z.object({ number: text('Order number', 64), version })

/** Puts a case off: it comes back at that time, or as soon as its client acts. */
export const laterInput = caseInput.extend({
  until: z.iso
    .datetime('Choose a day and a time')
    .refine((value) => Date.parse(value) > Date.now(), 'Choose a time to come')
    .refine((value) => Date.parse(value) < Date.now() + 90 * 86_400_000, 'Choose a time within 90 days'),
})

/** A note that no client ever sees. */
export const noteInput = z.object({
  number: text('Order number', 64),
  text: requiredText('Note', noteMaxLength),
})

/** How a call ended, with what was said; `until` where the client asked for another call. */
export const callInput = laterInput.partial({ until: true }).extend({
  outcome: z.enum(callOutcomes, 'Say how the call ended'),
  text: text('Note', noteMaxLength).default(''),
})

/** The states to which staff take an order by hand. To the others its money does. */
export const deskStates = ['In Production', 'Delivered', 'Revision', 'Completed', 'Cancelled'] as const

/** Moves an order on. Some moves need a reason. */
export const moveInput = caseInput.extend({
  to: z.enum(deskStates, 'Choose a state that staff may choose'),
  reason: text('Reason', 500).default(''),
})

/** When an order is paid, or every later order of its client. */
export const termsInput = caseInput.extend({ terms: z.enum(paymentTerms, 'Choose when the client pays') })

/** The address of an order as its client has told it, and why it is changed. */
export const addressInput = caseInput.extend({ email: email(), reason: requiredText('Reason', 500) })

/** One line of the desk's timeline, the oldest first: a move of the state, or an entry of the staff. */
export const happening = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(['move', 'request', ...deskEntryKinds]),
  /** Who: the name of somebody of the staff, or the kind of actor where there is none: "client", "guest", "system". */
  by: z.string(),
  /** Who of the staff; null for everybody else. */
  memberId: z.string().nullable(),
  from: z.enum(orderStatuses).nullable(),
  to: z.enum(orderStatuses).nullable(),
  text: z.string(),
  until: z.iso.datetime().nullable(),
})
export type Happening = z.infer<typeof happening>

/** An order as the desk shows it. What a writer may not see is null. */
export const deskCase = z.object({
  order: orderView
    .omit({ userId: true })
    .extend({ priceCents: z.int().nullable(), email: z.string().nullable(), phone: z.string().nullable() }),
  sold: soldView.nullable(),
  reference: z.string().nullable(),
  quotedPriceCents: z.int().nullable(),
  dueAt: z.iso.datetime().nullable(),
  /** As the client sees it: see `orderDetail`. */
  deliverBy: z.iso.datetime().nullable(),
  claimedBy: colleague.nullable(),
  claimedAt: z.iso.datetime().nullable(),
  laterUntil: z.iso.datetime().nullable(),
  version: z.int(),
  /** Where the asker may take it next. */
  moves: z.array(z.enum(deskStates)),
  timeline: z.array(happening),
})
export type DeskCase = z.infer<typeof deskCase>
