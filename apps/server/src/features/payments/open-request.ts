import { type Balance, standingOf } from '@northword/contract/money'
import type { RequestView } from '@northword/contract/money-view'
import { hostOf } from '@northword/contract/payment-link'
import type { Em } from '../../db/orm.ts'
import { clock } from '../../time/clock.ts'
import type { MoneyEntry } from '../orders/money-entry.entity.ts'
import { endOfDay } from './due-day.ts'
import { PaymentRequest } from './payment-request.entity.ts'

/** A request for payment of which something is still owed. */
export interface OpenRequest {
  request: PaymentRequest
  /** What is left to pay of it: never more than is owed. */
  restCents: number
}

/** The request that is open for an order with this ledger; null where there is none, or all of it is paid. */
export async function openRequest(
  em: Em,
  orderId: string,
  entries: readonly MoneyEntry[],
  { owedCents }: Pick<Balance, 'owedCents'>,
): Promise<OpenRequest | null> {
  const request = await em.findOne(
    PaymentRequest,
    { orderId, withdrawnAt: null },
    { disableIdentityMap: true },
  )
  if (!request) return null
  const paidCents = standingOf(entries)
    .filter(({ kind, sequence }) => kind === 'payment' && sequence > request.afterSequence)
    .reduce((cents, entry) => cents + entry.cents, 0)
  const restCents = Math.min(request.cents - paidCents, owedCents)
  return restCents > 0 ? { request, restCents } : null
}

/** A request as its client sees it. */
export const requestView = ({ request, restCents }: OpenRequest): RequestView => ({
  cents: restCents,
  way: request.way,
  link: request.link,
  host: hostOf(request.link),
  dueOn: request.dueOn,
  isOverdue: endOfDay(request.dueOn).getTime() <= clock.now().getTime(),
})
