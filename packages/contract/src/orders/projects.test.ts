import { expect, it } from 'vitest'
import {
  badgeColor,
  badgeKey,
  clientMayCancel,
  orderStatuses,
  progressOf,
  projectSteps,
} from './order-status.ts'
import { projectView } from './projects.ts'

const project = {
  id: '1',
  userId: null,
  title: 'Blog Post',
  status: 'Requested',
  sku: 'PS-070',
  createdAt: '2026-11-20T10:35:00.000Z',
  notes: '',
  orderNumber: 'NW-ORD-20261120-4821',
  orderStatus: 'Pending Contact',
}

it('A project has one of five steps and the state of its order', () => {
  expect(projectView.parse(project)).toEqual(project)
  expect(projectView.safeParse({ ...project, status: 'Paid' }).success).toBe(false)
  expect(projectView.safeParse({ ...project, orderStatus: 'Requested' }).success).toBe(false)
})

it('Progress is a fifth for each step, and nothing for a step that we do not know', () => {
  expect(projectSteps.map(progressOf)).toEqual([20, 40, 60, 80, 100])
  expect(['', 'requested', 'Paid'].map(progressOf)).toEqual([0, 0, 0])
})

it('Badges have the colors of the specification, and grey for all else', () => {
  const colors = ['Pending Contact', 'Awaiting Payment', 'Paid', 'In Production', 'In Progress', 'Revision']
  expect(colors.map(badgeColor)).toEqual(['yellow', 'orange', 'emerald', 'slate', 'slate', 'amber'])
  expect(['Delivered', 'Completed', 'completed', 'in-progress'].map(badgeColor)).toEqual([
    'green',
    'green',
    'green',
    'slate',
  ])
  expect(['Cancelled', 'Refunded', '', 'constructor', '__proto__'].map(badgeColor)).toEqual(
    Array(5).fill('grey'),
  )
})

it('The key of a badge is the kebab form of its label', () => {
  expect(orderStatuses.slice(0, 4).map(badgeKey)).toEqual([
    'pending-contact',
    'awaiting-payment',
    'paid',
    'in-production',
  ])
})

it('A client may cancel before anybody has begun to deal with the order', () => {
  expect(orderStatuses.filter(clientMayCancel)).toEqual(['Pending Contact'])
})
