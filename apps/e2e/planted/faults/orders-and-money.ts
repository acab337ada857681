import type { PlantedFault } from '../planted-fault.ts'

const server = 'apps/server/src'

export const faultsOfOrdersAndMoney: PlantedFault[] = [
  {
    fault: 'Acts on one order do not wait for one another',
    file: `${server}/features/orders/order/locked-order.ts`,
    text: 'em.findOne(Order, { number }, { lockMode: LockMode.PESSIMISTIC_WRITE })',
    replacement: 'em.findOne(Order, { number })',
    foundBy: [`${server}/features/payments/payments.test.ts`],
  },
  {
    fault: 'The price of an order is what its sender says',
    file: `${server}/features/orders/place/new-order.ts`,
    text: `    priceCents,\n    sold: soldView(sold),`,
    replacement: `    priceCents: input.quotedPriceCents ?? priceCents,\n    sold: soldView(sold),`,
    foundBy: [`${server}/features/orders/place/place-order.test.ts`],
  },
  {
    fault: 'Refunds do not count in a balance',
    file: 'packages/contract/src/money/ledger.ts',
    text: 'const keptCents = paidCents - refundedCents',
    replacement: 'const keptCents = paidCents',
    foundBy: ['packages/contract/src/money/ledger.test.ts'],
  },
  {
    fault: 'Entries of the ledger can be deleted',
    file: `${server}/db/migrations/20261123-money.ts`,
    text: 'before update or delete on money_entries',
    replacement: 'before update on money_entries',
    foundBy: [`${server}/features/payments/payments.test.ts`],
  },
  {
    fault: 'A full server refuses orders first',
    file: `${server}/limits/room.ts`,
    text: 'order: { all: 500, network: 200, heap: 0.95 },',
    replacement: 'order: { all: 300, network: 120, heap: 0.8 },',
    foundBy: [`${server}/doors/every-door/orders-last.test.ts`],
  },
  {
    fault: 'A server that gets no processor for a while takes that for too many requests',
    file: `${server}/limits/room.ts`,
    text: 'const hasNoHeap = (kind: Work) => heapUsed()',
    replacement: `let [beat, late] = [Date.now(), 0]
  const look = () => void ([late, beat] = [Date.now() - beat, Date.now()])
  setInterval(look, 100).unref()
  const isSlow = () => Math.max(late, Date.now() - beat) > 1_000
  const hasNoHeap = (kind: Work) => isSlow() || heapUsed()`,
    foundBy: [`${server}/doors/every-door/orders-last.test.ts`],
  },
]
