import { Alert, DataList, Stack, Text } from '@mantine/core'
import { deskMoney as words } from '@northword/content/desk/desk-money'
import { formatPrice } from '@northword/contract/money/format-price'
import { calendarDay } from '@northword/content/studio/format-time'
import type { MoneyView } from '@northword/contract/money/money-view'
import { Hint } from '../../frame/hint.tsx'
import { Fact } from '../../../components/fact.tsx'
import { formatMoment } from '../../../site/ui/date-format.ts'

export function MoneyFacts({ money, isStopped }: { money: MoneyView; isStopped: boolean }) {
  const { chargedCents, paidCents, refundedCents, owedCents, refundDueCents, terms } = money
  return (
    <Stack gap="sm">
      {refundDueCents > 0 && <RefundDue money={money} isStopped={isStopped} />}
      <DataList>
        <Fact name={words.charged}>{formatPrice(chargedCents)}</Fact>
        <Fact name={words.paid}>{formatPrice(paidCents)}</Fact>
        {refundedCents > 0 && <Fact name={words.refunded}>{formatPrice(refundedCents)}</Fact>}
        <Fact name={owedCents < 0 ? words.overpaid : words.owed}>{formatPrice(Math.abs(owedCents))}</Fact>
        <Fact name={words.terms}>{words.termsLabels[terms]}</Fact>
      </DataList>
      {money.askBy && <Text fw={600}>{words.askBy(formatMoment(money.askBy))}</Text>}
      {money.request && <OpenRequest request={money.request} />}
    </Stack>
  )
}

function RefundDue({ money, isStopped }: { money: MoneyView; isStopped: boolean }) {
  const { refundDueCents, refundDueAt } = money
  return (
    <Alert title={words.refundDue(formatPrice(refundDueCents))}>
      {isStopped ? words.refundStopped : words.refundOverpaid}{' '}
      {refundDueAt && words.refundBy(formatMoment(refundDueAt))}
    </Alert>
  )
}

function OpenRequest({ request }: { request: NonNullable<MoneyView['request']> }) {
  const { cents, way, link, host, dueOn, isOverdue, memberName, reference } = request
  const by = [memberName && words.request.by(memberName), reference].filter(Boolean).join(', ')
  return (
    <div>
      <Text fw={600} size="sm">
        {words.request.heading}
      </Text>
      <Text size="sm">
        {words.request.line(formatPrice(cents), words.ways[way], calendarDay(dueOn))}{' '}
        {isOverdue && (
          <Text span c="var(--red-pen)" fw={600}>
            {words.request.overdue}
          </Text>
        )}
      </Text>
      <Hint size="xs">{by}</Hint>
      {link && (
        <Text size="sm">
          <a href={link} target="_blank" rel="noopener noreferrer">
            {words.request.open(host)}
          </a>
        </Text>
      )}
    </div>
  )
}
