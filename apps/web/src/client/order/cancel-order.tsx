import { Button, Group, Text } from '@mantine/core'
import { dashboard } from '@northword/content/dashboard'
import type { OrderDetail } from '@northword/contract/orders'
import { useEffect, useRef, useState } from 'react'
import { trpc } from '../../site/api/trpc.ts'
import { usePart } from '../../site/parts/use-part.ts'
import { Done, Outcome } from '../frame/outcome.tsx'

const words = dashboard.order.cancel

const loadQuestion = () => import('../frame/question.tsx')

/** The button that cancels an order while that may be done, the question before, and the word after. */
export function CancelOrder({ order }: { order: OrderDetail }) {
  const [asking, setAsking] = useState(false)
  const { cancel, isPending, error, isSuccess } = useCancelOrder(order.number)
  const done = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The button that had the focus is gone.
    if (isSuccess) done.current?.focus()
  }, [isSuccess])
  const close = () => setAsking(false)
  // Once the page is there; where that failed, again with the press.
  const part = usePart(loadQuestion, asking ? 'asked' : 'shown')

  return (
    <>
      <Done ref={done}>{isSuccess && words.done}</Done>
      {order.mayCancel && (
        <Button size="sm" onClick={() => setAsking(true)}>
          {words.button}
        </Button>
      )}
      {part && (
        <part.Question title={words.title} opened={asking && !isSuccess} onClose={close} pending={isPending}>
          <Text>{words.text(order.name)}</Text>
          <Text>{words.final}</Text>
          <Outcome error={error} />
          <Group gap="sm" mt="xs">
            <Button variant="filled" disabled={isPending} onClick={cancel}>
              {isPending ? words.pending : words.confirm}
            </Button>
            <Button disabled={isPending} onClick={close} data-autofocus>
              {words.keep}
            </Button>
          </Group>
        </part.Question>
      )}
    </>
  )
}

/** Cancels an order of the client; what is on screen about it follows. */
function useCancelOrder(number: string) {
  const utils = trpc.useUtils()
  const { mutate, ...state } = trpc.orders.cancel.useMutation({
    onSuccess: (order) => utils.orders.find.setData({ number }, order),
    // Where it was refused, the order has moved on without this page.
    onError: () => void utils.orders.find.invalidate({ number }),
  })
  return { ...state, cancel: () => mutate({ number }) }
}
