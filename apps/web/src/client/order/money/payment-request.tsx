import { Button, DataList, Paper, Stack, Text, Title } from '@mantine/core'
import { orderMoney } from '@northword/content/orders/order-money'
import { formatPrice } from '@northword/contract/money/format-price'
import { calendarDay } from '@northword/content/studio/format-time'
import type { RequestView } from '@northword/contract/money/money-view'
import { Small } from '../../../components/small.tsx'
import { Fact } from '../../../components/fact.tsx'
import { SayPaid } from './say-paid.tsx'

const words = orderMoney.request

/** The amount due, with way and day. Payment itself happens elsewhere. */
export function PaymentRequest({ number, request }: { number: string; request: RequestView }) {
  const { cents, way, link, host, account, dueOn, isOverdue } = request
  return (
    <Paper withBorder bg="var(--card)" p="md" maw="34rem">
      <Stack gap="sm" align="start">
        <Title order={3}>{words.heading}</Title>
        <Text fw={600}>{words.amount(formatPrice(cents), calendarDay(dueOn))}</Text>
        {isOverdue && <Text c="var(--red-pen)">{words.overdue}</Text>}
        {way === 'link' ? <ByLink link={link} host={host} /> : <ByAccount facts={account} />}
        <SayPaid number={number} />
      </Stack>
    </Paper>
  )
}

const ByLink = ({ link, host }: Pick<RequestView, 'link' | 'host'>) => (
  <>
    <Button component="a" href={link} rel="noopener noreferrer" variant="filled" h="auto" py="xs" maw="100%">
      <span style={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>{words.pay(host)}</span>
    </Button>
    <Small>{words.linkHint}</Small>
  </>
)

const ByAccount = ({ facts }: { facts: RequestView['account'] }) => (
  <>
    <DataList>
      {facts.map(({ name, value }) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
    </DataList>
    <Small>{words.accountHint}</Small>
  </>
)
