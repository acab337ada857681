import { fieldsOf } from '@northword/contract/form-fields'
import { findService } from '@northword/contract/content/sold-services'
import { orderNumberInput } from '@northword/contract/orders/order-number-input'
import { cancelOrderInput } from '@northword/contract/orders/order-links'
import { orderForm, type SentOrder } from '@northword/contract/orders/orders'
import { ownKey } from '../../doors/form-keys.ts'
import { type FormRoute, sends } from '../../doors/form-route.ts'
import type { PageView } from '../../doors/page-view.ts'
import { clientView } from '../people/client-view.ts'
import { userView } from '../people/user-view.ts'
import { findPlacedOrder } from './find/find-order.ts'
import { mostOrderBytes } from './place/place-order.ts'

export const orderPath = '/dashboard/orders/:number'

export const orderForms: FormRoute[] = [
  {
    name: 'order',
    path: '/order/:sku',
    placesOrder: true,
    mostBytes: mostOrderBytes,
    async handle({ call, typed, parameter }) {
      const { order } = await call.orders.place(inputOf(typed, parameter('sku')))
      return { goTo: `/order/placed/${order.number}` }
    },
  },
  {
    name: 'cancel-order',
    path: `${orderPath}/cancel`,
    page: orderPath,
    handle: sends(({ call, typed, parameter }) =>
      call.orders.cancel({ ...fieldsOf(cancelOrderInput, typed), number: parameter('number') }),
    ),
  },
]

export const orderViews: PageView[] = [
  clientView(orderPath),
  {
    path: '/order/:sku',
    async load({ parameter, client, site }) {
      const isForClients = findService(site, parameter('sku')) !== undefined
      const user = isForClients ? (await client())?.user : undefined
      return user ? { state: { user: userView(user) } } : 'as built'
    },
  },
  {
    path: '/order/placed/:number',
    async load({ parameter, context }) {
      const ctx = await context()
      const asked = orderNumberInput.safeParse({ number: parameter('number') })
      const placed = asked.success ? await findPlacedOrder(ctx, asked.data.number) : undefined
      const { actor } = ctx
      const user = actor.kind === 'client' && { user: userView(actor.user) }
      // Rendered where there is nothing to show, too, so that no answer of this address is ever stored.
      return { state: { ...user, ...(placed && { placed }) } }
    },
  },
]

/** The procedure's own schema checks it. */
function inputOf(typed: Record<string, string>, sku: string): SentOrder {
  const { idempotencyKey, quotedPriceCents, release } = typed
  return {
    ...fieldsOf(orderForm, typed),
    sku,
    idempotencyKey: ownKey(idempotencyKey),
    quotedPriceCents: Number(quotedPriceCents),
    release,
  }
}
