import { describe, expect, it } from 'vitest'
import { canMove, orderStatuses, projectSteps, stepFor } from './order-status.ts'

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
    expect(canMove('Paid', 'Awaiting Payment')).toBe(false)
    expect(canMove('Delivered', 'In Production')).toBe(false)
  })

  it('cancels whatever is open and refunds whatever was paid', () => {
    const cancellable = orderStatuses.filter((status) => canMove(status, 'Cancelled'))
    const refundable = orderStatuses.filter((status) => canMove(status, 'Refunded'))
    expect(cancellable).toEqual([
      'Pending Contact',
      'Awaiting Payment',
      'Paid',
      'In Production',
      'Delivered',
      'Revision',
    ])
    expect(refundable).toEqual(['Paid', 'In Production', 'Delivered', 'Revision', 'Completed'])
  })

  it('ends at Cancelled and Refunded', () => {
    for (const end of ['Cancelled', 'Refunded'] as const) {
      expect(orderStatuses.filter((status) => canMove(end, status))).toEqual([])
    }
  })

  it('gives every open state a step of the project', () => {
    const steps = orderStatuses.map((status) => stepFor(status))
    expect(new Set(steps)).toEqual(new Set([...projectSteps, null]))
    expect(stepFor('Paid')).toBe('In Review')
  })
})
