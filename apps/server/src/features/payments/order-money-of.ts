import { balanceOf, refundDue } from '@northword/contract/money/ledger'
import type { OrderMoney } from '@northword/contract/money/money-view'
import type { Context } from '../../doors/context.ts'
import { entriesOf } from './money-entry.entity.ts'
import { orderOf } from '../orders/find/find-order.ts'
import { documentsOf } from './documents/documents-of.ts'
import { openRequest, requestView } from './requests/open-request.ts'

/**
 * An order's balance, open request and documents for its client, without members' names.
 * @throws {DomainError} `orderNotFound`, also if the order exists but is not visible to them
 */
export async function orderMoneyOf(
  { em, actor, site }: Pick<Context, 'em' | 'actor' | 'site'>,
  number: string,
): Promise<OrderMoney> {
  const { id, status, terms } = await orderOf(em, actor, number)
  const entries = await entriesOf(em, id)
  const balance = balanceOf(status, entries)
  const open = await openRequest(em, id, entries, balance)
  return {
    ...balance,
    refundDueCents: refundDue(status, entries),
    isAgreed: entries.length > 0,
    terms,
    request: open && requestView(open, number, site),
    documents: documentsOf(entries),
  }
}
