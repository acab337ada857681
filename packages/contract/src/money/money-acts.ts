import type { Balance } from './ledger.ts'
import { isStopped, type OrderStatus } from '../orders/order-status.ts'

/** Ledger actions in the usual order; a reversal is possible at any time. */
export const moneyActs = ['price', 'request', 'payment', 'share', 'refund'] as const
export type MoneyAct = (typeof moneyActs)[number]

interface Standing extends Pick<Balance, 'chargedCents' | 'keptCents' | 'owedCents'> {
  status: OrderStatus
}

type Rule = (standing: Standing) => string | null

const rules: Record<MoneyAct, Rule> = {
  price: ({ status }) => (isStopped(status) ? `No price is agreed for an order that is ${status}.` : null),
  request: ({ owedCents }) =>
    owedCents > 0 ? null : 'Nothing is owed for this order. Agree on the price first.',
  payment: ({ status }) =>
    status === 'Pending Contact' ? 'Agree on the price before you record a payment.' : null,
  share: ({ status, owedCents }) => {
    if (status !== 'Cancelled') return 'A share is kept only of an order that is Cancelled.'
    return owedCents < 0 ? null : 'Nothing that was paid for this order is left to keep a share of.'
  },
  refund: ({ keptCents }) => (keptCents > 0 ? null : 'You cannot give back more than was paid.'),
}

/** Why an action is refused for any amount, or null. */
export const refusalOfMoneyAct = (act: MoneyAct, standing: Standing): string | null => rules[act](standing)

/** As {@link refusalOfMoneyAct}, for an amount in US cents that is limited. */
export function refusalOfAmount(act: 'request' | 'share', cents: number, standing: Standing): string | null {
  const refusal = refusalOfMoneyAct(act, standing)
  if (refusal !== null) return refusal
  if (act === 'request') return cents > standing.owedCents ? 'You cannot ask for more than is owed.' : null
  return cents > -standing.owedCents ? 'You cannot keep more than is due back.' : null
}
