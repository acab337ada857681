import { DataList, Group, Stack, Text } from '@mantine/core'
import { orderLink } from '@northword/content/orders/order-link'
import type { LinkedOrder } from '@northword/contract/orders/order-links'
import { trpc } from '../../site/api/trpc.ts'
import { formatDay } from '../../site/ui/date-format.ts'
import { useTimeZone } from '../../site/ui/use-time-zone.ts'
import { Fact } from '../../components/fact.tsx'
import { Outcome } from '../../components/outcome.tsx'
import { Press } from '../frame/press.tsx'
import { PrivateHead } from '../frame/private-head.tsx'
import { useOrderPlace } from '../order/address/order-place.ts'

const words = orderLink.stub

interface StubProps {
  heading: string
  stub: Extract<LinkedOrder, { kind: 'stub' }>
  onReject: () => void
}

/** Enough of an order for its client to recognise it, and the question whether it is theirs. */
export function UnprovenOrder({ heading, stub, onReject }: StubProps) {
  const timeZone = useTimeZone()
  return (
    <>
      <PrivateHead heading={heading} title={words.heading} />
      <Stack gap="lg" align="start" pb="var(--rhythm)" maw="var(--measure)">
        <Text>{words.intro}</Text>
        <DataList w="100%">
          <Fact name={words.facts.service}>{stub.service}</Fact>
          <Fact name={words.facts.placed}>
            <time dateTime={stub.createdAt}>{formatDay(stub.createdAt, timeZone)}</time>
          </Fact>
          <Fact name={words.facts.name}>{stub.name}</Fact>
        </DataList>
        <Answers onReject={onReject} />
        <Text c="dimmed">{words.consequence}</Text>
      </Stack>
    </>
  )
}

function Answers({ onReject }: Pick<StubProps, 'onReject'>) {
  const utils = trpc.useUtils()
  // Another reader of the mailbox may have answered already.
  const onError = () => void utils.orderLinks.find.invalidate()
  const confirm = trpc.orderLinks.confirmAddress.useMutation({
    onSuccess: () => utils.orderLinks.find.invalidate(),
    onError,
  })
  const reject = trpc.orderLinks.rejectAddress.useMutation({ onSuccess: onReject, onError })
  const address = useOrderPlace().address('')
  const disabled = confirm.isPending || reject.isPending
  return (
    <>
      <Outcome error={null} form="confirm-address" />
      <Outcome error={confirm.error ?? reject.error} form="reject-address" />
      <Group gap="sm">
        <Press
          variant="filled"
          action={`${address}/mine`}
          onPress={() => confirm.mutate()}
          disabled={disabled}
        >
          {confirm.isPending ? words.pending : words.mine}
        </Press>
        <Press action={`${address}/not-mine`} onPress={() => reject.mutate()} disabled={disabled}>
          {reject.isPending ? words.pending : words.notMine}
        </Press>
      </Group>
    </>
  )
}
