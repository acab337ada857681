import { orderStatuses } from '@northword/contract/orders/order-status'
import type { Figure } from '../../../metrics/figure.ts'

interface Group {
  state: string
  count: number
}

export const orderFigures: Figure[] = [
  {
    name: 'northword_orders',
    help: 'Orders in each state.',
    labels: ['state'],
    async read(em) {
      const groups = await em.execute<Group[]>(
        'select status as state, count(*)::int as count from orders group by status',
      )
      const counts = new Map(groups.map(({ state, count }) => [state, count]))
      return orderStatuses.map((state) => ({ labels: { state }, value: counts.get(state) ?? 0 }))
    },
  },
]
