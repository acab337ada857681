import { Stack, Text } from '@mantine/core'
import { conversation } from '@northword/content/orders/conversation'
import { keyPlaceholder } from '@northword/contract/orders/order-key'
import { useState } from 'react'
import { randomUuid } from '../../../site/device/random-uuid.ts'
import { trpc } from '../../../site/api/trpc.ts'
import { formatMoment } from '../../../site/ui/date-format.ts'
import { useTimeZone } from '../../../site/ui/use-time-zone.ts'
import { useFresh } from '../../frame/refetching.ts'
import { Small } from '../../../components/small.tsx'
import { Outcome, useFocusOnDone } from '../../../components/outcome.tsx'
import { Press } from '../../frame/press.tsx'
import { useOrderPlace } from '../address/order-place.ts'

const words = conversation.paid

/** Tells the studio that the client has paid: a message, not a payment. Afterwards it shows when they did. */
export function SayPaid({ number }: { number: string }) {
  const timeZone = useTimeZone()
  const saying = useSayPaid(number)
  const { data } = trpc.conversation.list.useQuery({ number }, useFresh())
  const toldAt = data?.saidPaidAt
  // Also if the answer was lost.
  const isTold = Boolean(toldAt) && saying.isTried
  const done = useFocusOnDone(isTold)
  if (!data?.maySayPaid) return null
  return (
    <Stack gap="xs" align="start">
      {toldAt ? (
        <Text>{words.told(formatMoment(toldAt, timeZone))}</Text>
      ) : (
        <SayButton number={number} {...saying} />
      )}
      <Outcome
        ref={done}
        form="say-paid"
        done={isTold && words.sent}
        served={words.sent}
        error={isTold ? null : saying.error}
      />
    </Stack>
  )
}

interface SayButtonProps {
  number: string
  isPending: boolean
  say: (idempotencyKey: string) => void
}

/** Offered again, it says so anew. */
function SayButton({ number, isPending, say }: SayButtonProps) {
  const [idempotencyKey] = useState(randomUuid)
  const { address } = useOrderPlace()
  return (
    <>
      <Press
        action={`${address(number)}/paid`}
        fields={{ idempotencyKey: keyPlaceholder }}
        disabled={isPending}
        onPress={() => say(idempotencyKey)}
      >
        {isPending ? words.pending : words.button}
      </Press>
      <Small>{words.hint}</Small>
    </>
  )
}

function useSayPaid(number: string) {
  const utils = trpc.useUtils()
  const { mutate, isPending, isIdle, error } = trpc.conversation.sayPaid.useMutation({
    onSuccess: (written) => utils.conversation.list.setData({ number }, written),
    // The studio may have found the payment meanwhile.
    onError() {
      void utils.conversation.list.invalidate({ number })
      void utils.payments.ofOrder.invalidate({ number })
    },
  })
  const say = (idempotencyKey: string) => mutate({ number, idempotencyKey })
  return { say, isPending, isTried: !isIdle && !isPending, error }
}
