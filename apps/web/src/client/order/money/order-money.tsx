import { DataList, Stack, Text } from '@mantine/core'
import { orderMoney as words } from '@northword/content/orders/order-money'
import { company } from '@northword/content/studio/company'
import { formatPrice } from '@northword/contract/money/format-price'
import type { OrderDetail } from '@northword/contract/orders/orders'
import { isStopped, type OrderStatus } from '@northword/contract/orders/order-status'
import type { OrderMoney as Money } from '@northword/contract/money/money-view'
import { trpc } from '../../../site/api/trpc.ts'
import { Fact } from '../../../components/fact.tsx'
import { useFresh } from '../../frame/refetching.ts'
import { Loaded } from '../../../components/loaded.tsx'
import { LoadingLines } from '../../../components/loading-lines.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { OrderPart } from '../address/order-part.tsx'
import { PaymentRequest } from './payment-request.tsx'
import { SayPaid } from './say-paid.tsx'

export function OrderMoney({ order: { number, status } }: { order: Pick<OrderDetail, 'number' | 'status'> }) {
  const query = trpc.payments.ofOrder.useQuery({ number }, useFresh())
  return (
    <OrderPart heading={words.heading}>
      <Loaded query={query} skeleton={<LoadingLines label={words.loading} lines={2} isPage={false} />}>
        {(money) =>
          money.isAgreed ? (
            <MoneyOf number={number} money={money} status={status} />
          ) : (
            <Text c="dimmed">{isStopped(status) ? words.neverAgreed : words.notAgreed}</Text>
          )
        }
      </Loaded>
    </OrderPart>
  )
}

interface MoneyOfProps {
  number: string
  money: Money
  status: OrderStatus
}

function MoneyOf({ number, money, status }: MoneyOfProps) {
  const { request, documents, refundDueCents, owedCents, chargedCents } = money
  // The studio decides by its policy, until it keeps a share or refunds all.
  const refund = status === 'Cancelled' && chargedCents === 0 ? words.refundUndecided : words.refundDue
  return (
    <Stack gap="md" maw="48rem">
      <Sums money={money} />
      {refundDueCents > 0 && <Text fw={600}>{refund(formatPrice(refundDueCents))}</Text>}
      {owedCents <= 0 && refundDueCents === 0 && <Text>{words.nothingOwed}</Text>}
      {request && <PaymentRequest number={number} request={request} />}
      {owedCents > 0 && !request && (
        <>
          <Text>{words.notAsked(company.payWithin)}</Text>
          <SayPaid number={number} />
        </>
      )}
      {/* Prepaid work waits in one state only. */}
      {owedCents > 0 && (status === 'Awaiting Payment' || money.terms === 'net30') && (
        <Text c="dimmed">{words.terms[money.terms]}</Text>
      )}
      <OrderDocuments number={number} documents={documents} />
    </Stack>
  )
}

const Sums = ({ money: { chargedCents, paidCents, refundedCents, owedCents } }: { money: Money }) => (
  <DataList>
    {/* A stopped order has no charge. */}
    {chargedCents > 0 && <Fact name={words.price}>{formatPrice(chargedCents)}</Fact>}
    {paidCents > 0 && <Fact name={words.paid}>{formatPrice(paidCents)}</Fact>}
    {refundedCents > 0 && <Fact name={words.refunded}>{formatPrice(refundedCents)}</Fact>}
    {owedCents > 0 && <Fact name={words.owed}>{formatPrice(owedCents)}</Fact>}
  </DataList>
)
