import { moneyView, orderMoney, recordedEntry } from '@northword/contract/money/money-view'
import { orderNumberInput } from '@northword/contract/orders/order-number-input'
import {
  agreePriceInput,
  keepShareInput,
  recordPaymentInput,
  refundInput,
  requestPaymentInput,
  reverseEntryInput,
} from '@northword/contract/money/payments'
import { deskProcedure, freshDeskProcedure, procedure, rest, router } from '../../doors/trpc.ts'
import { agreePrice, keepShare, recordPayment, refund, reverseEntry } from './money-acts.ts'
import { moneyOf, orderMoneyOf } from './money-of.ts'
import { requestPayment } from './requests/request-payment.ts'

/** Roles that see money: not writers. */
const agents = deskProcedure('money', 'owner', 'agent')
/** Refunds need a fresh proof, or a scope that was given with one. */
const freshAgents = freshDeskProcedure('money:refund', 'owner', 'agent')

export const paymentsRouter = router({
  find: agents
    .meta(rest('GET', '/api/desk/orders/:number/money', 'The money of an order.'))
    .input(orderNumberInput)
    .output(moneyView)
    .query(({ ctx, input }) => moneyOf(ctx, input.number)),
  agreePrice: agents
    .meta(
      rest(
        'POST',
        '/api/desk/orders/:number/money/price',
        'Write down the price on which client and studio agree.',
        { refuses: ['cannotRecord', 'changedMeanwhile', 'moneyKeyReused'] },
      ),
    )
    .input(agreePriceInput)
    .output(recordedEntry)
    .mutation(({ ctx, input }) => agreePrice(ctx, input)),
  recordPayment: agents
    .meta(
      rest('POST', '/api/desk/orders/:number/money/payments', 'Write down money that has come in.', {
        refuses: ['cannotRecord', 'changedMeanwhile', 'moneyKeyReused'],
      }),
    )
    .input(recordPaymentInput)
    .output(recordedEntry)
    .mutation(({ ctx, input }) => recordPayment(ctx, input)),
  keepShare: freshAgents
    .meta(
      rest(
        'POST',
        '/api/desk/orders/:number/money/kept-share',
        'Keep a share of the price of a cancelled order.',
        { refuses: ['cannotRecord', 'changedMeanwhile', 'moneyKeyReused'] },
      ),
    )
    .input(keepShareInput)
    .output(recordedEntry)
    .mutation(({ ctx, input }) => keepShare(ctx, input)),
  refund: freshAgents
    .meta(
      rest('POST', '/api/desk/orders/:number/money/refunds', 'Write down money that was sent back.', {
        refuses: ['cannotRecord', 'changedMeanwhile', 'moneyKeyReused'],
      }),
    )
    .input(refundInput)
    .output(recordedEntry)
    .mutation(({ ctx, input }) => refund(ctx, input)),
  reverseEntry: freshAgents
    .meta(
      rest('POST', '/api/desk/orders/:number/money/reversals', 'Take back an entry that was a mistake.', {
        refuses: ['cannotRecord', 'changedMeanwhile', 'moneyKeyReused'],
      }),
    )
    .input(reverseEntryInput)
    .output(recordedEntry)
    .mutation(({ ctx, input }) => reverseEntry(ctx, input)),
  /** The same for anyone who may see the order as its client. */
  ofOrder: procedure
    .meta(
      rest('GET', '/api/orders/:number/money', 'What an order costs, what is paid, and how to pay the rest.'),
    )
    .input(orderNumberInput)
    .output(orderMoney)
    .query(({ ctx, input }) => orderMoneyOf(ctx, input.number)),
  requestPayment: agents
    .meta(
      rest('POST', '/api/desk/orders/:number/money/requests', 'Ask the client to pay.', {
        refuses: ['cannotRecord', 'changedMeanwhile', 'moneyKeyReused'],
      }),
    )
    .input(requestPaymentInput)
    .mutation(({ ctx, input }) => requestPayment(ctx, input)),
})
