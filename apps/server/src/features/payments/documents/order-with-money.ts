import { linkPage } from '@northword/contract/people/by-link'
import type { Em } from '../../../db/orm.ts'
import type { SheetRequest } from '../../../doors/sheet-route.ts'
import { Order } from '../../orders/order/order.entity.ts'
import type { Actor, Staff } from '../../people/actor.ts'
import { visibleTo } from '../../orders/order/order-rights.ts'
import { seesMoney } from '../../people/staff-rights.ts'

interface WithMoney {
  order: Order
  /** Address of the order's page for this reader. */
  page: string
}

/** The order, if the reader may see its money: as client, by link, or as staff who see money. Else null. */
export async function orderWithMoney(
  em: Em,
  { visitor, holder, staff }: Pick<SheetRequest, 'visitor' | 'holder' | 'staff'>,
  named: { id: string } | { number: string },
): Promise<WithMoney | null> {
  const find = async (actor: Actor, pageOf: (number: string) => string) => {
    const order = await em.findOne(Order, { $and: [named, visibleTo(actor)] }, { disableIdentityMap: true })
    return order && { order, page: pageOf(encodeURIComponent(order.number)) }
  }
  return (
    (await find(visitor, (number) => `/dashboard/orders/${number}`)) ??
    (await find(holder, () => linkPage)) ??
    (staff && dealsWithMoney(staff) ? await find(staff, (number) => `/desk/orders/${number}`) : null)
  )
}

const dealsWithMoney = (staff: Staff) => staff.kind === 'staff' && seesMoney(staff) && !staff.owesSecondFactor
