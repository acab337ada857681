/** In the usual order of the work. */
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

/** Paid, or payable later by its terms. */
export const isWorkDue = (status: OrderStatus, hasTerms: boolean) =>
  status === 'Paid' || (status === 'Awaiting Payment' && hasTerms)

/** Steps that a client sees, in order. */
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
  Refunded: ['Paid', 'In Production', 'Delivered', 'Revision', 'Completed', 'Cancelled'],
}

/** Possible next states, if the facts allow them; see {@link canMove}. */
export const statesAfter = (from: OrderStatus) => next[from]

/** Conditions of a move. Money is integer US cents from `balanceOf`. */
export interface MoveFacts {
  chargedCents: number
  /** All payments, before refunds. */
  paidCents: number
  /** Payments less refunds. */
  keptCents: number
  /** Negative if overpaid. */
  owedCents: number
  /** The client pays within 30 days (NET-30). */
  hasTerms: boolean
  /** All texts of the order were delivered here. */
  hasTexts: boolean
  isStaff: boolean
  /** Empty if none was given. */
  reason: string
  /** Undoes the last move, since which nothing has happened. */
  isUndo?: boolean
}

/** Guard of the state machine. */
export const canMove = (from: OrderStatus, to: OrderStatus, facts: MoveFacts) =>
  refusalOfMove(from, to, facts) === null

/** As {@link canMove}: the reason for a refusal, or null. */
export function refusalOfMove(from: OrderStatus, to: OrderStatus, facts: MoveFacts): string | null {
  if (facts.isUndo) return refusalOfUndo(from, to, facts)
  if (!next[from].includes(to)) return `An order that is ${from} cannot become ${to}.`
  if (from === 'Refunded') return refusalOfReturn(to, facts)
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
    return 'The client waits for a text from here. Deliver it, or write how else you sent it.'
  if (from === 'Completed' && to === 'Revision' && !(facts.isStaff && facts.reason !== ''))
    return 'The studio takes up a Completed order again only with a reason.'
  return null
}

/** Staff bring a Refunded order back by reversing a refund. Its price lapses until then. */
const refusalOfReturn = (to: OrderStatus, { isStaff, keptCents, owedCents }: MoveFacts): string | null =>
  isStaff && keptCents > 0 && (to !== 'Paid' || owedCents <= 0)
    ? null
    : 'A Refunded order goes on once its refund is reversed.'

/** Moves made by the ledger, and undone by a reversal. */
const movesByMoney: readonly OrderStatus[] = ['Awaiting Payment', 'Paid', 'Refunded']

/** True for moves made by the ledger. Undoing another move leads back to these states too, but not forward. */
export const isMoveByMoney = (from: OrderStatus, to: OrderStatus): boolean =>
  (from === 'Refunded' || movesByMoney.includes(to)) && next[from].includes(to)

/** The studio can undo a move; a client only a cancellation or an approval. */
function refusalOfUndo(from: OrderStatus, to: OrderStatus, { isStaff }: MoveFacts): string | null {
  const isStep = (isStaff || from === 'Cancelled' || from === 'Completed') && next[to].includes(from)
  const isByMoney = to === 'Refunded' || movesByMoney.includes(from)
  return isStep && !isByMoney ? null : `The move to ${from} is not taken back here.`
}

/** The state that an order's money alone leads to, or null. A payment for a Refunded order is only a refund due. */
export const moveByMoney = (from: OrderStatus, facts: MoveFacts): OrderStatus | null =>
  (['Paid', 'Refunded'] as const).find((to) => from !== 'Refunded' && canMove(from, to, facts)) ?? null

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

/** The project step of a state; null keeps the step as it was. */
export const stepFor = (status: OrderStatus): ProjectStep | null => stepOf[status]

/** No work follows. */
export const isStopped = (status: OrderStatus) => status === 'Cancelled' || status === 'Refunded'

/** Why no writer takes an order; null as long as a text is to be written, or may be. */
export const refusalOfWriter = (status: OrderStatus): string | null =>
  status === 'Completed' || isStopped(status)
    ? `Nothing is to be written for an order that is ${status}.`
    : null

export const isInProgress = (step: ProjectStep) =>
  step === 'In Review' || step === 'In Production' || step === 'Revision'

/** Until the studio begins to deal with it. */
export const clientMayCancel = (status: OrderStatus) => status === 'Pending Contact'

/** A client can cancel, ask for changes of a delivered text, or approve it. */
export const clientMayMove = (from: OrderStatus, to: OrderStatus) =>
  (to === 'Cancelled' && clientMayCancel(from)) ||
  (from === 'Delivered' && (to === 'Revision' || to === 'Completed'))

/** The studio asks for a missing brief until it writes. */
export const isBriefAsked = (status: OrderStatus) =>
  status === 'Pending Contact' || status === 'Awaiting Payment' || status === 'Paid'

/** Percent of the five steps; 0 for an unknown step. */
export const progressOf = (step: string) =>
  ((projectSteps as readonly string[]).indexOf(step) + 1) * (100 / projectSteps.length)

/** Key of a badge: "Pending Contact" is `pending-contact`. */
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

/** The specification's colour; grey for other labels. */
export const badgeColor = (label: string): BadgeColor => badgeColors.get(badgeKey(label)) ?? 'grey'
