import { catalogue } from '@northword/content/studio/catalogue'
import { deskOrders } from '@northword/content/desk/desk-orders'
import type { Colleague } from '@northword/contract/desk/desk'
import { orderSorts } from '@northword/contract/desk/desk-orders'
import { orderStatuses } from '@northword/contract/orders/order-status'

const { filters: words, sorts } = deskOrders

const every = (label: string) => ({ value: '', label })

/** Options of the list's filters; the empty value means no filter. */
export const filterChoices = (colleagues: readonly Colleague[]) => ({
  status: [every(words.anyStatus), ...orderStatuses.map((value) => ({ value, label: value }))],
  sku: [every(words.anySku), ...catalogue.map(({ sku, name }) => ({ value: sku, label: name }))],
  hand: [
    every(words.anyHand),
    { value: 'mine', label: words.mine },
    { value: 'nobody', label: words.nobody },
    ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
  ],
  // The first is the default.
  sort: orderSorts.map((value, at) => ({ value: at === 0 ? '' : value, label: sorts[value] })),
})
