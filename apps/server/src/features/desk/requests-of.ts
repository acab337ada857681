import { deskMoney } from '@northword/content/desk/desk-money'
import { formatPrice } from '@northword/content/studio/price'
import { calendarDay } from '@northword/content/studio/studio-time'
import type { Happening } from '@northword/contract/desk/desk'
import type { Em } from '../../db/orm.ts'
import { PaymentRequest } from '../payments/payment-request.entity.ts'

export async function requestsOf(em: Em, orderId: string): Promise<Happening[]> {
  const requests = await em.find(PaymentRequest, { orderId }, { disableIdentityMap: true })
  return requests.map(({ id, at, memberId, memberName, cents, way, dueOn }) => ({
    id,
    at: at.toISOString(),
    kind: 'request',
    by: memberName ?? 'system',
    memberId,
    from: null,
    to: null,
    text: deskMoney.told.request(formatPrice(cents), deskMoney.ways[way], calendarDay(dueOn)),
    until: null,
  }))
}
