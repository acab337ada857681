import '../no-eval.ts'
import * as z from 'zod'
import { email, requiredText, text } from '../fields.ts'
import { noteMaxLength } from '../lengths.ts'
import { orderFieldsBy } from '../orders/order-fields.ts'
import { orderStatuses } from '../orders/order-status.ts'
import { orderView, soldView } from '../orders/orders.ts'
import { staffRoles } from '../people/staff.ts'
import { paymentTerms } from '../money/payment-terms.ts'

/** A member as other members see them. */
export const colleague = z.object({ id: z.string(), name: z.string() })
export type Colleague = z.infer<typeof colleague>

/** Agent: speaks with the client. Writer: writes the texts. */
export const hands = ['agent', 'writer'] as const
export type Hand = (typeof hands)[number]

/** With the address for colleagues on the same order. */
const reachable = colleague.extend({ email: z.string() })
export type Reachable = z.infer<typeof reachable>

/** The other members who have an order open. */
export const colleagues = z.object({ colleagues: z.array(colleague) })

/** All members, by name. No writer can be the agent of an order. */
const presentMember = colleague.extend({ role: z.enum(staffRoles) })
export const presentMembers = z.object({ colleagues: z.array(presentMember) })
export type PresentMember = z.infer<typeof presentMember>

/** Entries about an order's links: copied, revoked, rejected by a reader, or moved to another address. */
const linkEntryKinds = ['link-copied', 'links-revoked', 'not-mine', 'address'] as const

/** Timeline entries of an order or a message, besides moves. */
const deskEntryKinds = [
  'claim',
  'release',
  'later',
  'note',
  'call',
  'answered',
  /** The client wrote; the next three are not by staff either. */
  'heard',
  'commented',
  'approved',
  'unapproved',
  /** The studio sent questions on a text; the client answered one. */
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

/** Steps with an undo. Notes have none; answers have a mail that can be cancelled. */
export const undoableKinds = ['claim', 'release', 'later', 'call', 'move'] as const
export type UndoableKind = (typeof undoableKinds)[number]

/** Minutes in which a member can undo their step. */
export const undoWithinMinutes = 10

export const callOutcomes = ['reached', 'no answer', 'call back'] as const
export type CallOutcome = (typeof callOutcomes)[number]

const noVersion = 'Version must be a whole number that the case has had'

/** Largest Postgres integer, less this save. */
const mostSaves = 2 ** 31 - 2

/** Version of the case that a save is based on; older ones are refused. */
const version = z.int(noVersion).min(0, noVersion).max(mostSaves, noVersion)

/** Seconds between reports that an order's page is open, and until a reader counts as gone. */
export const visitEverySeconds = 20
export const visitedWithinSeconds = 45

/** An order at the version that the member saw. */
export const caseInput = z.object({ number: text('Order number', 64), version })

/** Gives an order back. `hand` defaults to the asker's role. */
export const handInput = caseInput.extend({ hand: z.enum(hands, 'Choose agent or writer').optional() })

/** Takes an order in hand for a member. `memberId` defaults to the asker; for a token, to the owner who made it. */
export const claimInput = handInput.extend({ memberId: z.uuid('Choose somebody at the desk').optional() })

/** Puts a case off until a time, or until its client acts. `hand` defaults to what the asker has in hand. */
export const laterInput = handInput.extend({
  until: z.iso
    .datetime('Choose a day and a time')
    .refine((value) => Date.parse(value) > Date.now(), 'Choose a time to come')
    .refine((value) => Date.parse(value) < Date.now() + 90 * 86_400_000, 'Choose a time within 90 days'),
})

const optionalKey = requiredText('Idempotency key', 255).optional()

/** A note that clients never see. */
export const noteInput = z.object({
  number: text('Order number', 64),
  text: requiredText('Note', noteMaxLength),
  idempotencyKey: optionalKey,
})
export type NoteInput = z.infer<typeof noteInput>

/** Outcome of a call; `until` if the client asked for another, which is the agent's. */
export const callInput = laterInput
  .omit({ hand: true })
  .partial({ until: true })
  .extend({
    outcome: z.enum(callOutcomes, 'Say how the call ended'),
    text: text('Note', noteMaxLength).default(''),
    idempotencyKey: optionalKey,
  })

/** A call that is typed and kept on the device until it is saved. `until` is local time, or empty. */
export const unsentCall = z.object({ outcome: z.enum(callOutcomes), text: z.string(), until: z.string() })
export type UnsentCall = z.infer<typeof unsentCall>

/** States that staff set by hand. The ledger sets the others. */
export const deskStates = ['In Production', 'Delivered', 'Revision', 'Completed', 'Cancelled'] as const

/** Some moves need a reason. */
export const moveInput = caseInput.extend({
  to: z.enum(deskStates, 'Choose a state that staff may choose'),
  reason: text('Reason', 500).default(''),
})

/** Terms of an order, or of its client's later orders. */
export const termsInput = caseInput.extend({ terms: z.enum(paymentTerms, 'Choose when the client pays') })

/** A corrected address of an order, with a reason. */
export const addressInput = caseInput.extend({ email: email(), reason: requiredText('Reason', 500) })

/** A line of the timeline: a move, or an entry of the staff. */
export const happening = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(['move', 'request', ...deskEntryKinds]),
  /** The member's name, or the kind of actor: "client", "guest", "system". */
  by: z.string(),
  /** Null unless a member acted. */
  memberId: z.string().nullable(),
  from: z.enum(orderStatuses).nullable(),
  to: z.enum(orderStatuses).nullable(),
  text: z.string(),
  until: z.iso.datetime().nullable(),
})
export type Happening = z.infer<typeof happening>

const { fullName: _, note: __, ...hideable } = orderFieldsBy(() => z.string().nullable())

/** An order at the desk. Fields that a writer may not see are null. */
export const deskCase = z.object({
  order: orderView.omit({ userId: true }).extend({ priceCents: z.int().nullable(), ...hideable }),
  sold: soldView.nullable(),
  reference: z.string().nullable(),
  quotedPriceCents: z.int().nullable(),
  dueAt: z.iso.datetime().nullable(),
  /** As in `orderDetail`. */
  deliverBy: z.iso.datetime().nullable(),
  /** As in `orderDetail`. */
  sentOutside: z.string().nullable(),
  /** The agent. */
  claimedBy: reachable.nullable(),
  claimedAt: z.iso.datetime().nullable(),
  writtenBy: reachable.nullable(),
  writtenAt: z.iso.datetime().nullable(),
  /** The agent's duties are put off until then; see `handOf`. */
  laterUntil: z.iso.datetime().nullable(),
  /** The writer's. */
  writerLaterUntil: z.iso.datetime().nullable(),
  version: z.int(),
  /** Its writer, or the member who takes it, can begin now. */
  mayBegin: z.boolean(),
  /** Moves that are open to the asker. */
  moves: z.array(z.enum(deskStates)),
  timeline: z.array(happening),
})
export type DeskCase = z.infer<typeof deskCase>
