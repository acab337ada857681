import { Group } from '@mantine/core'
import { orderLink } from '@northword/content/orders/order-link'
import { linkPage } from '@northword/contract/people/by-link'
import { useQueryClient } from '@tanstack/react-query'
import { trpc } from '../../site/api/trpc.ts'
import { Small } from '../../components/small.tsx'
import { Outcome } from '../../components/outcome.tsx'
import { Press } from '../frame/press.tsx'

const words = orderLink.close

/** Closes the order in this browser, for a shared device. */
export function CloseOrder({ onClosed }: { onClosed: () => void }) {
  const client = useQueryClient()
  const closing = trpc.orderLinks.close.useMutation({
    onSuccess() {
      onClosed()
      client.clear()
    },
  })
  return (
    <section aria-label={words.button} className="screen">
      <Group gap="sm" pb="var(--rhythm)">
        <Press
          size="sm"
          action={`${linkPage}/close`}
          disabled={closing.isPending}
          onPress={() => closing.mutate()}
        >
          {closing.isPending ? words.pending : words.button}
        </Press>
        <Small>{words.hint}</Small>
      </Group>
      <Outcome form="close-order" error={closing.error} />
    </section>
  )
}
