import type { MoneyView } from '@northword/contract/money/money-view'
import { expect, test } from 'vitest'
import { untyped } from './typed-act.ts'

type Known = Pick<MoneyView, 'terms' | 'request' | 'entries'>

const request = { cents: 1, link: '', host: '', account: [], dueOn: '2026-03-06', isOverdue: false }
const asked = (way: 'link' | 'bank-transfer' | 'paypal'): Known => ({
  terms: 'prepaid',
  request: { ...request, way, memberName: null, reference: '' },
  entries: [],
})
const entry: MoneyView['entries'][number] = {
  id: 'e1',
  sequence: 1,
  kind: 'charge',
  cents: 1,
  receivedOn: null,
  method: null,
  reference: '',
  reason: '',
  memberName: null,
  reverses: null,
  documentNumber: null,
  at: '2026-03-06T05:00:00.000Z',
}

test.each([
  ['link', 'card'],
  ['bank-transfer', 'bank-transfer'],
  ['paypal', 'paypal'],
] as const)('a payment that was asked for by %s is recorded by %s', (way, method) => {
  expect(untyped('payment', 1, asked(way)).method).toBe(method)
})

test('a refund goes the way that the payment came', () => {
  const entries = [entry, { ...entry, id: 'e2', kind: 'payment', method: 'paypal' } as const]
  const paid = { terms: 'prepaid', request: null, entries } as const
  expect(untyped('refund', 1, paid).method).toBe('paypal')
  expect(untyped('refund', 1, { ...paid, entries: [] }).method).toBe('card')
})
