import type { Em } from '../../../db/orm.ts'
import type { SheetRequest } from '../../../doors/sheet-route.ts'
import { Order } from '../../orders/order/order.entity.ts'
import type { Actor, Staff } from '../../people/actor.ts'
import { visibleTo } from '../../orders/order/order-rights.ts'
import { seesMoney } from '../../people/staff-rights.ts'

/** The order, if the reader may see its money: as client, by link, or as staff who see money. Else null. */
export async function orderWithMoney(
  em: Em,
  { visitor, holder, staff }: Pick<SheetRequest, 'visitor' | 'holder' | 'staff'>,
  named: { id: string } | { number: string },
): Promise<Order | null> {
  const find = (actor: Actor) =>
    em.findOne(Order, { $and: [named, visibleTo(actor)] }, { disableIdentityMap: true })
  return (
    (await find(visitor)) ??
    (await find(holder)) ??
    (staff && dealsWithMoney(staff) ? await find(staff) : null)
  )
}

const dealsWithMoney = (staff: Staff) => staff.kind === 'staff' && seesMoney(staff) && !staff.owesSecondFactor
