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

/** The five steps that a client sees, in order. */
export const projectSteps = ['Requested', 'In Review', 'In Production', 'Revision', 'Delivered'] as const
export type ProjectStep = (typeof projectSteps)[number]

const next: Record<OrderStatus, readonly OrderStatus[]> = {
  'Pending Contact': ['Awaiting Payment', 'Cancelled'],
  'Awaiting Payment': ['Paid', 'Cancelled'],
  Paid: ['In Production', 'Cancelled', 'Refunded'],
  'In Production': ['Delivered', 'Cancelled', 'Refunded'],
  Delivered: ['Completed', 'Revision', 'Cancelled', 'Refunded'],
  Revision: ['Delivered', 'Cancelled', 'Refunded'],
  Completed: ['Refunded'],
  Cancelled: [],
  Refunded: [],
}

/** The one guard of the state machine: whether an order may go from one state to another. */
export const canMove = (from: OrderStatus, to: OrderStatus) => next[from].includes(to)

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
