import { balanceOf } from '@northword/contract/money/ledger'
import { refusalOfAmount } from '@northword/contract/money/money-acts'
import { wayNotSetUp, waysOf } from '@northword/contract/money/payment-terms'
import { dayIsOver, type RequestPaymentInput } from '@northword/contract/money/payments'
import { v7 as uuid } from 'uuid'
import type { Em } from '../../../db/orm.ts'
import { DomainError, fieldError } from '../../../errors/domain-error.ts'
import { clock } from '../../../time/clock.ts'
import { entriesOf } from '../money-entry.entity.ts'
import { Order } from '../../orders/order/order.entity.ts'
import type { Recording } from '../act.ts'
import { dueDay, endOfDay } from './due-day.ts'
import { type Key, onceUnder } from '../../orders/order/once-under.ts'
import { mailRequest } from '../payment-mails.ts'
import { refuseStale } from '../refuse-stale.ts'
import { PaymentRequest } from './payment-request.entity.ts'

/**
 * Asks for money by mail and on the order's page, replacing an open request; writes no ledger entry. A repeated key
 * with the same input sends nothing.
 * @throws {DomainError} `orderNotFound`, `cannotRecord`, `moneyKeyReused`, `changedMeanwhile`, `invalid` for a day
 * that is over or a way that the studio has not set up
 */
export const requestPayment = (ctx: Recording, input: RequestPaymentInput): Promise<{ replayed: boolean }> =>
  onceUnder<PaymentRequest, { replayed: boolean }>(ctx.em, 'request-payment', input, {
    table: 'payment_requests',
    find: (em, idempotencyKey) => em.findOne(PaymentRequest, { idempotencyKey }),
    replay: () => ({ replayed: true }),
    async write(em, order, key) {
      await ask({ ...ctx, em }, order, input, key)
      return { replayed: false }
    },
  })

async function ask(
  { em, mail, actor, hooks, site }: Recording,
  order: Order,
  input: RequestPaymentInput,
  key: Key,
) {
  const entries = await entriesOf(em, order.id)
  refuseStale(entries, input.seenEntries, site)
  const balance = balanceOf(order.status, entries)
  const { cents = balance.owedCents, way, reference } = input
  const message = refusalOfAmount('request', cents, { status: order.status, ...balance })
  if (message !== null) throw new DomainError('cannotRecord', { message })
  const { timeZone } = site.company
  const at = clock.now()
  // The schema knows neither accounts nor a time zone.
  if (!waysOf(site.accounts).includes(way)) throw fieldError('way', 'invalid', wayNotSetUp)
  if (input.dueOn && endOfDay(input.dueOn, timeZone) <= at) throw fieldError('dueOn', 'invalid', dayIsOver)
  const member = 'member' in actor ? actor.member : null
  const request: PaymentRequest = {
    id: uuid(),
    orderId: order.id,
    cents,
    way,
    link: way === 'link' ? input.link : '',
    dueOn: input.dueOn ?? dueDay(order.terms, at, timeZone),
    reference,
    afterSequence: entries.length,
    memberId: member?.id ?? null,
    memberName: member?.name ?? null,
    ...key,
    at,
    withdrawnAt: null,
  }
  await replaceRequest(em, request, endOfDay(request.dueOn, timeZone))
  await hooks.moneyActed(em, { orderId: order.id, act: 'request' })
  await mailRequest({ em, mail, site }, order, request)
}

/** Fulfils the studio's promise to ask, and gives the client until the due day. */
async function replaceRequest(em: Em, request: PaymentRequest, payBy: Date) {
  const { orderId, at } = request
  await em.nativeUpdate(PaymentRequest, { orderId, withdrawnAt: null }, { withdrawnAt: at })
  await em.insert(PaymentRequest, request)
  await em.nativeUpdate(Order, { id: orderId }, { askBy: null, payBy })
}
