import { Button, Paper, Title } from '@mantine/core'
import { dashboard } from '@northword/content/orders/dashboard'
import type { OrderDetail } from '@northword/contract/orders/orders'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { trpc } from '../../../site/api/trpc.ts'
import { usePart } from '../../../site/parts/use-part.ts'
import { usePosted } from '../../../site/served/page-state.tsx'
import { focusedFirst } from '../../../components/focused-first.ts'
import { Done, Outcome, useFocusOnDone } from '../../../components/outcome.tsx'
import { onPlainClick } from '../../../components/plain-click.ts'
import { CancelQuestion } from './cancel-question.tsx'
import { useOrderPlace } from '../address/order-place.ts'

const words = dashboard.order.cancel

const loadQuestion = () => import('../../frame/question.tsx')

/** Link and question while the order can be cancelled; the confirmation afterwards. */
export function CancelOrder({ order }: { order: OrderDetail }) {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const { isSuccess, ...canceling } = useCancelOrder(order.number, close)
  const { isByLink } = useOrderPlace()
  // A mailed link can bring the order back.
  const isCancelled = order.status === 'Cancelled'
  const isServed = usePosted('cancel-order')?.kind === 'sent' && isCancelled
  const isDone = isSuccess && isCancelled
  const done = useFocusOnDone(isDone)
  // After the page is shown.
  const part = usePart(loadQuestion, 'shown')
  const keep = (
    <Button disabled={canceling.isPending} onClick={close} data-autofocus>
      {words.keep}
    </Button>
  )

  return (
    <>
      <Done ref={done} isServed={isServed}>
        {(isDone || isServed) && (isByLink && order.email ? words.byLink.done : words.done)}
      </Done>
      <Outcome form="cancel-order" error={null} />
      {order.mayCancel && <Asking {...canceling} order={order} onAsk={part && (() => setAsking(true))} />}
      {part && (
        <part.Question title={words.title} opened={asking} onClose={close} pending={canceling.isPending}>
          <CancelQuestion {...canceling} order={order} keep={keep} />
        </part.Question>
      )}
    </>
  )
}

type Canceling = Omit<ReturnType<typeof useCancelOrder>, 'isSuccess'>

interface AskingProps extends Canceling {
  order: OrderDetail
  /** Asks in a dialog; null if its chunk is not loaded. */
  onAsk: (() => void) | null
}

/** Link to the question. `?cancel=ask` shows it in the page, without scripts. */
function Asking({ order, onAsk, ...canceling }: AskingProps) {
  const [query] = useSearchParams()
  const { address } = useOrderPlace()
  if (query.get('cancel') !== 'ask') {
    return (
      <Button component={Link} to="?cancel=ask" size="sm" onClick={onAsk ? onPlainClick(onAsk) : undefined}>
        {words.button}
      </Button>
    )
  }
  const keep = (
    <Button component={Link} to={address(order.number)}>
      {words.keep}
    </Button>
  )
  return (
    <Paper component="section" withBorder bg="var(--card)" p="lg" maw="48rem">
      <Title order={2} mb="sm" tabIndex={-1} {...focusedFirst(true)} style={{ outline: 'none' }}>
        {words.title}
      </Title>
      <CancelQuestion {...canceling} order={order} keep={keep} />
    </Paper>
  )
}

/** Cancels the order and updates the page. */
function useCancelOrder(number: string, onCancelled: () => void) {
  const utils = trpc.useUtils()
  const { mutate, isPending, error, isSuccess } = trpc.orders.cancel.useMutation({
    onSuccess(order) {
      utils.orders.find.setData({ number }, order)
      onCancelled()
    },
    // A refusal means that the order's state has changed.
    onError: () => void utils.orders.find.invalidate({ number }),
  })
  return { isPending, error, isSuccess, cancel: (by: string) => mutate({ number, by }) }
}
