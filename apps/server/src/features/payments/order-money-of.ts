import { balanceOf, refundDue } from '@northword/contract/money'
import type { OrderMoney } from '@northword/contract/money-view'
import type { Em } from '../../db/orm.ts'
import { entriesOf } from '../orders/entries-of.ts'
import { orderOf } from '../orders/find-order.ts'
import type { Actor } from '../people/actor.ts'
import { documentsOf } from './documents-of.ts'
import { openRequest, requestView } from './open-request.ts'

/**
 * The money of an order as its client sees it: what is owed and how to pay it, what is due back, and the documents. It
 * tells nothing of who in the studio did what.
 * @throws {DomainError} `orderNotFound` also where there is such an order, but not for them
 */
export async function orderMoneyOf(em: Em, actor: Actor, number: string): Promise<OrderMoney> {
  const { id, status, terms } = await orderOf(em, actor, number)
  const entries = await entriesOf(em, id)
  const balance = balanceOf(status, entries)
  const open = await openRequest(em, id, entries, balance)
  return {
    ...balance,
    refundDueCents: refundDue(status, entries),
    isAgreed: entries.length > 0,
    terms,
    request: open && requestView(open),
    documents: documentsOf(entries),
  }
}
