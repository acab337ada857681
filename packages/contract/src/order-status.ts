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
