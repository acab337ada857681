import './no-eval.ts'
import * as z from 'zod'
import { email, requiredText, text } from './fields.ts'
import { noteMaxLength } from './lengths.ts'
import { orderStatuses } from './order-status.ts'
import { orderView, soldView } from './orders.ts'
import { paymentTerms } from './payment-terms.ts'

/** A member of the staff, as others of the staff see them. */
export const colleague = z.object({ id: z.string(), name: z.string() })
export type Colleague = z.infer<typeof colleague>

/** The two who have an order in hand: the agent, who speaks with its client, and the writer of its texts. */
export const hands = ['agent', 'writer'] as const
export type Hand = (typeof hands)[number]

/** The same, with the address by which those who work on one order reach each other. */
const reachable = colleague.extend({ email: z.string() })
export type Reachable = z.infer<typeof reachable>

/** Everybody at the desk, by name. */
export const colleagues = z.object({ colleagues: z.array(colleague) })

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

/** How often the page of an order says that it is open, and for how long after that its reader counts as there, in seconds. */
export const visitEverySeconds = 20
export const visitedWithinSeconds = 45

/** Names an order, as somebody saw it. */
export const caseInput = z.object({ number: text('Order number', 64), version })

/** Takes an order in hand, or gives it back: as its agent or its writer. Without a choice, as what the asker's role does. */
export const handInput = caseInput.extend({ hand: z.enum(hands, 'Choose agent or writer').optional() })

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
  /** The agent. */
  claimedBy: reachable.nullable(),
  claimedAt: z.iso.datetime().nullable(),
  writtenBy: reachable.nullable(),
  writtenAt: z.iso.datetime().nullable(),
  laterUntil: z.iso.datetime().nullable(),
  version: z.int(),
  /** Whether its writer, or whoever takes it as one, can begin now. */
  mayBegin: z.boolean(),
  /** Where the asker may take it next. */
  moves: z.array(z.enum(deskStates)),
  timeline: z.array(happening),
})
export type DeskCase = z.infer<typeof deskCase>
