import { refund } from '@northword/content/legal/refund'
import { orderMoney } from '@northword/content/orders/order-money'
import { refundPolicy } from '@northword/contract/money/refund-policy'
import { refundByPolicy } from '@northword/contract/money/suggested-refund'
import { expect, it } from 'vitest'

const facts = {
  status: 'In Production',
  isOurFailure: false,
  chargedCents: 10_000,
  keptCents: 10_000,
} as const

it('the desk works out refunds with the share that the published policy names', () => {
  const { noneFromPercent } = refundPolicy
  expect(JSON.stringify(refund)).toContain(`before ${noneFromPercent}% of it is complete`)
  expect(refundByPolicy(refundPolicy, { ...facts, workDonePercent: noneFromPercent })).toBe(0)
  const justBefore = refundByPolicy(refundPolicy, { ...facts, workDonePercent: noneFromPercent - 1 })
  expect(justBefore).toBeGreaterThan(facts.chargedCents / 2)
})

it('a refund falls due after the days that the published policy and the client’s page name', () => {
  const promised = `ithin ${refundPolicy.decideWithinDays} business days`
  expect(JSON.stringify(refund)).toContain(promised)
  expect(orderMoney.refundUndecided('$5')).toContain(promised)
})
