/** Every state of an order, in the order in which work passes through them. */
export const orderStatuses = [
  'Pending Contact',
  'Awaiting Payment',
  'Paid',
  'In Production',
  'Delivered',
  'Revision',
  'Completed',
  'Cancelled',
  'Refunded',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Whether work may begin on an order that is in this state: it is paid, or its terms let the payment wait. */
export const isWorkDue = (status: OrderStatus, hasTerms: boolean) =>
  status === 'Paid' || (status === 'Awaiting Payment' && hasTerms)

/** The five steps that a client sees, in order. */
export const projectSteps = ['Requested', 'In Review', 'In Production', 'Revision', 'Delivered'] as const
export type ProjectStep = (typeof projectSteps)[number]

const next: Record<OrderStatus, readonly OrderStatus[]> = {
  'Pending Contact': ['Awaiting Payment', 'Cancelled'],
  'Awaiting Payment': ['Paid', 'In Production', 'Cancelled'],
  Paid: ['Awaiting Payment', 'In Production', 'Cancelled', 'Refunded'],
  'In Production': ['Delivered', 'Cancelled', 'Refunded'],
  Delivered: ['Completed', 'Revision', 'Cancelled', 'Refunded'],
  Revision: ['Delivered', 'Cancelled', 'Refunded'],
  Completed: ['Revision', 'Refunded'],
  Cancelled: ['Refunded'],
  Refunded: [],
}

/** The states that may follow a state, if the facts allow it; see {@link canMove}. */
export const statesAfter = (from: OrderStatus) => next[from]

/** What a move depends on beside the two states. Money is integer US cents, as `balanceOf` works it out. */
export interface MoveFacts {
  chargedCents: number
  /** What the client has paid in all, whatever was given back. */
  paidCents: number
  /** What is left of it. */
  keptCents: number
  /** Negative where the client has paid too much. */
  owedCents: number
  /** Whether the client pays 30 days after the invoice (NET-30). */
  hasTerms: boolean
  /** Whether the client has every text of the order from here. */
  hasTexts: boolean
  isStaff: boolean
  /** Why; empty where nobody said. */
  reason: string
  /** Whether it takes back the move before, since which nothing has happened. */
  isUndo?: boolean
}

/** The one guard of the state machine: whether an order may go from one state to another. */
export const canMove = (from: OrderStatus, to: OrderStatus, facts: MoveFacts) =>
  refusalOfMove(from, to, facts) === null

/** As {@link canMove}: the sentence that says why not; null where it may. */
export function refusalOfMove(from: OrderStatus, to: OrderStatus, facts: MoveFacts): string | null {
  if (facts.isUndo) return refusalOfUndo(from, to, facts)
  if (!next[from].includes(to)) return `An order that is ${from} cannot become ${to}.`
  if (to === 'Paid')
    return facts.chargedCents > 0 && facts.owedCents <= 0 ? null : 'Money is still owed for this order.'
  if (from === 'Paid' && to === 'Awaiting Payment')
    return facts.isStaff && facts.owedCents > 0 ? null : 'Nothing is owed for this order.'
  if (to === 'Refunded')
    return facts.paidCents > 0 && facts.keptCents === 0
      ? null
      : 'An order is Refunded once all that was paid for it is given back.'
  if (to === 'In Production' && !isWorkDue(from, facts.hasTerms))
    return 'Work begins once the order is paid: this client has no terms of 30 days.'
  if (to === 'Delivered' && !facts.hasTexts && facts.reason === '')
    return 'The client has no text from here. Deliver it, or write how you sent it outside Northword.'
  if (from === 'Completed' && to === 'Revision' && !(facts.isStaff && facts.reason !== ''))
    return 'The studio takes up a Completed order again only with a reason.'
  return null
}

/** Moves that money makes; an entry that takes back the money is the way back. */
const movesByMoney: readonly OrderStatus[] = ['Awaiting Payment', 'Paid', 'Refunded']

/** Whether the move that led from `to` to `from` may be taken back: by the studio, and by its client a cancellation, or an approval. */
function refusalOfUndo(from: OrderStatus, to: OrderStatus, { isStaff }: MoveFacts): string | null {
  const isStep = (isStaff || from === 'Cancelled' || from === 'Completed') && next[to].includes(from)
  return isStep && !movesByMoney.includes(from) ? null : `The move to ${from} is not taken back here.`
}

/** The state to which an order's money alone takes it; null where it stays as it is. */
export const moveByMoney = (from: OrderStatus, facts: MoveFacts): OrderStatus | null =>
  (['Paid', 'Refunded'] as const).find((to) => canMove(from, to, facts)) ?? null

const stepOf: Record<OrderStatus, ProjectStep | null> = {
  'Pending Contact': 'Requested',
  'Awaiting Payment': 'Requested',
  Paid: 'In Review',
  'In Production': 'In Production',
  Delivered: 'Delivered',
  Revision: 'Revision',
  Completed: 'Delivered',
  Cancelled: null,
  Refunded: null,
}

/** The project step that follows from an order's state; null keeps the step that it had. */
export const stepFor = (status: OrderStatus): ProjectStep | null => stepOf[status]

/** Whether no work follows on an order, whatever step its project had reached. */
export const isStopped = (status: OrderStatus) => status === 'Cancelled' || status === 'Refunded'

/** Whether somebody is at work on a project of that step. */
export const isInProgress = (step: ProjectStep) =>
  step === 'In Review' || step === 'In Production' || step === 'Revision'

/** Whether the client of an order may still cancel it: until the studio has begun to deal with it. */
export const clientMayCancel = (status: OrderStatus) => status === 'Pending Contact'

/** Whether the client of an order may take it there: to cancel it, by asking for changes of what was delivered, or by approving it. */
export const clientMayMove = (from: OrderStatus, to: OrderStatus) =>
  (to === 'Cancelled' && clientMayCancel(from)) ||
  (from === 'Delivered' && (to === 'Revision' || to === 'Completed'))

/** Whether the studio asks for a brief that is missing: until it writes. */
export const isBriefAsked = (status: OrderStatus) =>
  status === 'Pending Contact' || status === 'Awaiting Payment' || status === 'Paid'

/** How far a project is, in percent of its five steps; 0 for a step that we do not know. */
export const progressOf = (step: string) =>
  ((projectSteps as readonly string[]).indexOf(step) + 1) * (100 / projectSteps.length)

/** The key of a badge: "Pending Contact" is `pending-contact`. */
export const badgeKey = (label: string) => label.trim().toLowerCase().replaceAll(/\s+/g, '-')

export type BadgeColor = 'yellow' | 'orange' | 'emerald' | 'slate' | 'amber' | 'green' | 'grey'

const badgeColors = new Map<string, BadgeColor>([
  ['pending-contact', 'yellow'],
  ['awaiting-payment', 'orange'],
  ['paid', 'emerald'],
  ['in-progress', 'slate'],
  ['in-production', 'slate'],
  ['revision', 'amber'],
  ['completed', 'green'],
  ['delivered', 'green'],
])

/** The color of a status badge, by the specification; grey for anything else. */
export const badgeColor = (label: string): BadgeColor => badgeColors.get(badgeKey(label)) ?? 'grey'
