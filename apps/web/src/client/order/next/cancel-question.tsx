import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { dashboard } from '@northword/content/orders/dashboard'
import type { OrderView } from '@northword/contract/orders/orders'
import type { ReactNode, SubmitEvent } from 'react'
import { Outcome } from '../../../components/outcome.tsx'
import { textIn } from '../../../components/text-in.ts'
import { useOrderPlace } from '../address/order-place.ts'

const words = dashboard.order.cancel

interface CancelQuestionProps {
  order: OrderView
  /** Gets the name of the person who cancels; empty for the signed-in client. */
  cancel: (by: string) => void
  isPending: boolean
  error: unknown
  /** The control that keeps the order. */
  keep: ReactNode
}

export function CancelQuestion({ order, cancel, isPending, error, keep }: CancelQuestionProps) {
  const { address, isByLink } = useOrderPlace()
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    cancel(textIn(event.currentTarget, 'by'))
  }
  return (
    <form method="post" action={`${address(order.number)}/cancel`} onSubmit={onSubmit}>
      <Stack gap="sm">
        <Text>{words.text(order.name)}</Text>
        <Text>{isByLink && order.email ? words.byLink.final : words.final}</Text>
        {isByLink && <Name />}
        <Outcome error={error} />
        <Group gap="sm" mt="xs">
          <Button type="submit" variant="filled" disabled={isPending}>
            {isPending ? words.pending : words.confirm}
          </Button>
          {keep}
        </Group>
      </Stack>
    </form>
  )
}

const Name = () => (
  <TextInput
    name="by"
    label={words.byLink.name}
    description={words.byLink.nameHint}
    autoComplete="name"
    maxLength={200}
    required
  />
)
