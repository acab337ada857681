import { describe, expect, it } from 'vitest'
import {
  canMove as canMoveWith,
  clientMayMove,
  isMoveByMoney,
  type MoveFacts,
  moveByMoney,
  type OrderStatus,
  orderStatuses,
  projectSteps,
  refusalOfMove,
  refusalOfWriter,
  stepFor,
} from './order-status.ts'

const unpaid: MoveFacts = {
  chargedCents: 10_000,
  paidCents: 0,
  keptCents: 0,
  owedCents: 10_000,
  hasTerms: false,
  hasTexts: true,
  isStaff: true,
  reason: '',
}
const paid: MoveFacts = { ...unpaid, paidCents: 10_000, keptCents: 10_000, owedCents: 0 }
const givenBack: MoveFacts = { ...paid, keptCents: 0 }

/** The move is possible with some amount of money. */
const canMove = (from: OrderStatus, to: OrderStatus) =>
  [unpaid, paid, givenBack].some((facts) => canMoveWith(from, to, facts))

describe('The state machine of an order', () => {
  it.each([
    ['Pending Contact', 'Awaiting Payment'],
    ['Awaiting Payment', 'Paid'],
    ['Paid', 'In Production'],
    ['In Production', 'Delivered'],
    ['Delivered', 'Completed'],
  ] as const)('leads from %s to %s', (from, to) => expect(canMove(from, to)).toBe(true))

  it('goes back and forth between Delivered and Revision', () => {
    expect([canMove('Delivered', 'Revision'), canMove('Revision', 'Delivered')]).toEqual([true, true])
  })

  it('skips no step and never goes back', () => {
    expect(canMove('Pending Contact', 'Paid')).toBe(false)
    expect(canMove('Paid', 'Pending Contact')).toBe(false)
    expect(canMove('Delivered', 'In Production')).toBe(false)
  })

  it('takes back a step that staff took, whatever the money, and none that money took', () => {
    const undone = orderStatuses.flatMap((from) =>
      orderStatuses
        .filter((to) => canMoveWith(from, to, { ...unpaid, isUndo: true }))
        .map((to) => `${from} → ${to}`),
    )
    expect(undone).toEqual([
      'In Production → Awaiting Payment',
      'In Production → Paid',
      'Delivered → In Production',
      'Delivered → Revision',
      'Revision → Delivered',
      'Revision → Completed',
      'Completed → Delivered',
      'Cancelled → Pending Contact',
      'Cancelled → Awaiting Payment',
      'Cancelled → Paid',
      'Cancelled → In Production',
      'Cancelled → Delivered',
      'Cancelled → Revision',
    ])
    expect(canMoveWith('In Production', 'Paid', { ...paid, isUndo: true, isStaff: false })).toBe(false)
  })

  it('lets a client do three things: cancel at first, ask for changes, and approve what was delivered', () => {
    const moves = orderStatuses.flatMap((from) =>
      orderStatuses.filter((to) => clientMayMove(from, to)).map((to) => `${from} → ${to}`),
    )
    expect(moves).toEqual(['Pending Contact → Cancelled', 'Delivered → Revision', 'Delivered → Completed'])
  })

  it('lets a client take back a cancellation and the end of an order, and nothing else', () => {
    const client = { ...unpaid, isUndo: true, isStaff: false }
    const from = orderStatuses.filter((one) => orderStatuses.some((to) => canMoveWith(one, to, client)))
    expect(from).toEqual(['Completed', 'Cancelled'])
    expect(orderStatuses.filter((to) => canMoveWith('Completed', to, client))).toEqual(['Delivered'])
  })

  it('cancels whatever is open and refunds whatever was paid', () => {
    const cancellable = orderStatuses.filter((status) => canMoveWith(status, 'Cancelled', unpaid))
    const refundable = orderStatuses.filter((status) => canMove(status, 'Refunded'))
    expect(cancellable).toEqual([
      'Pending Contact',
      'Awaiting Payment',
      'Paid',
      'In Production',
      'Delivered',
      'Revision',
    ])
    expect(refundable).toEqual(['Paid', 'In Production', 'Delivered', 'Revision', 'Completed', 'Cancelled'])
  })

  it('ends at Refunded, and at Cancelled where nothing was paid', () => {
    for (const end of ['Cancelled', 'Refunded'] as const) {
      expect(orderStatuses.filter((status) => canMoveWith(end, status, unpaid))).toEqual([])
    }
    expect(orderStatuses.filter((status) => canMoveWith('Refunded', status, givenBack))).toEqual([])
  })

  it('leads from Refunded to where an order was, where staff take a refund back, and nobody else', () => {
    const open = orderStatuses.filter((status) => canMoveWith('Refunded', status, paid))
    expect(open).toEqual(['Paid', 'In Production', 'Delivered', 'Revision', 'Completed', 'Cancelled'])
    const client = { ...paid, isStaff: false }
    expect(orderStatuses.filter((status) => canMoveWith('Refunded', status, client))).toEqual([])
    expect(orderStatuses.filter((status) => clientMayMove('Refunded', status))).toEqual([])
    expect(canMoveWith('Refunded', 'Paid', { ...paid, owedCents: 1 })).toBe(false)
    expect(moveByMoney('Refunded', paid)).toBeNull()
  })

  it('brings a cancelled order back to where it was by an undo alone', () => {
    const [from, to] = ['Cancelled', 'Pending Contact'] as const
    expect(refusalOfMove(from, to, unpaid)).toMatch(/cannot become Pending Contact/)
    expect(refusalOfMove(from, to, { ...unpaid, reason: 'Please' })).toMatch(/cannot become Pending Contact/)
    expect(refusalOfMove(from, to, { ...unpaid, isUndo: true })).toBeNull()
    expect(canMoveWith('Refunded', to, { ...givenBack, isUndo: true })).toBe(false)
    expect(canMoveWith('Completed', to, { ...paid, isUndo: true })).toBe(false)
  })

  it('takes an order as paid only where nothing is owed', () => {
    const owing = { ...paid, keptCents: 9_999, paidCents: 9_999, owedCents: 1 }
    expect(refusalOfMove('Awaiting Payment', 'Paid', owing)).toBe('Money is still owed for this order.')
    expect(refusalOfMove('Awaiting Payment', 'Paid', paid)).toBeNull()
    expect(canMoveWith('Awaiting Payment', 'Paid', { ...paid, owedCents: -1 })).toBe(true)
    expect(canMoveWith('Awaiting Payment', 'Paid', { ...unpaid, chargedCents: 0, owedCents: 0 })).toBe(false)
  })

  it('begins unpaid work for clients with terms alone', () => {
    const [from, to] = ['Awaiting Payment', 'In Production'] as const
    expect(refusalOfMove(from, to, unpaid)).toMatch(/no terms of 30 days/)
    expect(refusalOfMove(from, to, { ...unpaid, hasTerms: true })).toBeNull()
  })

  it('takes up completed work again for staff with a reason alone', () => {
    const takeUp = (facts: Partial<MoveFacts>) => canMoveWith('Completed', 'Revision', { ...paid, ...facts })
    const reason = 'The client found a mistake'
    expect([takeUp({ reason }), takeUp({}), takeUp({ reason, isStaff: false })]).toEqual([true, false, false])
  })

  it('refunds an order once all that was paid is given back, and something was', () => {
    const sentence = 'An order is Refunded once all that was paid for it is given back.'
    expect(refusalOfMove('Cancelled', 'Refunded', unpaid)).toBe(sentence)
    expect(refusalOfMove('Cancelled', 'Refunded', { ...givenBack, keptCents: 1 })).toBe(sentence)
    expect(refusalOfMove('Cancelled', 'Refunded', givenBack)).toBeNull()
  })

  it('follows the money from Awaiting Payment to Paid, and from there to Refunded', () => {
    expect(moveByMoney('Awaiting Payment', unpaid)).toBeNull()
    expect(moveByMoney('Awaiting Payment', paid)).toBe('Paid')
    expect(moveByMoney('Delivered', givenBack)).toBe('Refunded')
    expect(moveByMoney('Pending Contact', paid)).toBeNull()
  })

  it('leads back from Paid where staff take a payment back, and nowhere else', () => {
    const owing = { ...paid, owedCents: 1 }
    expect(canMoveWith('Paid', 'Awaiting Payment', { ...owing, isStaff: true })).toBe(true)
    expect(canMoveWith('Paid', 'Awaiting Payment', { ...owing, isStaff: false })).toBe(false)
    expect(canMoveWith('Paid', 'Awaiting Payment', { ...paid, isStaff: true })).toBe(false)
    expect(canMoveWith('In Production', 'Awaiting Payment', { ...owing, isStaff: true })).toBe(false)
  })

  it('says in a sentence why it refuses', () => {
    expect(refusalOfMove('Delivered', 'Paid', paid)).toBe('An order that is Delivered cannot become Paid.')
  })

  it('gives every open state a step of the project', () => {
    const steps = orderStatuses.map((status) => stepFor(status))
    expect(new Set(steps)).toEqual(new Set([...projectSteps, null]))
    expect(stepFor('Paid')).toBe('In Review')
  })
})

it('A move is of money where the ledger makes it, not where another move is taken back', () => {
  expect(isMoveByMoney('Pending Contact', 'Awaiting Payment')).toBe(true)
  expect(isMoveByMoney('Awaiting Payment', 'Paid')).toBe(true)
  expect(isMoveByMoney('Delivered', 'Refunded')).toBe(true)
  expect(isMoveByMoney('Refunded', 'In Production')).toBe(true)
  for (const from of ['In Production', 'Cancelled'] as const)
    for (const to of ['Awaiting Payment', 'Paid'] as const) expect(isMoveByMoney(from, to)).toBe(false)
  expect(isMoveByMoney('Paid', 'In Production')).toBe(false)
})

it('A writer takes an order until its texts are done or it is stopped', () => {
  const refused = orderStatuses.filter((status) => refusalOfWriter(status) !== null)
  expect(refused).toEqual(['Completed', 'Cancelled', 'Refunded'])
})
