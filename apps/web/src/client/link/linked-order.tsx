import { Alert, Button, Stack, Text } from '@mantine/core'
import { orderLink as words } from '@northword/content/orders/order-link'
import { useEffect, useRef } from 'react'
import { trpc } from '../../site/api/trpc.ts'
import { endEveryDraft } from '../../site/consent/functional-storage.ts'
import { useFresh } from '../frame/refetching.ts'
import { Loaded } from '../../components/loaded.tsx'
import { LoadingLines } from '../../components/loading-lines.tsx'
import { NothingYet } from '../frame/nothing-yet.tsx'
import { PrivateHead } from '../frame/private-head.tsx'
import { OrderPage } from '../order/page/order-page.tsx'
import { CloseOrder } from './close-order.tsx'
import { DeadLink } from './dead-link.tsx'
import { PasteLink } from './paste-link.tsx'
import { UnprovenOrder } from './unproven-order.tsx'
import { useOpening } from './use-opening.ts'

/** A link's page: the order, the question whether it is the reader's, or the reason why nothing opens. */
export function LinkedOrder({ heading }: { heading: string }) {
  const { opening, hadLink, retry, end } = useOpening()
  useFocusOnChange(opening.kind)
  if (opening.kind === 'rejected') return <Thanks />
  if (opening.kind === 'waiting') return <Shell heading={heading} />
  if (opening.kind === 'closed') return <Closed />
  if (opening.kind === 'dead') return <DeadLink heading={heading} hadLink />
  if (opening.kind === 'failed') return <Failed heading={heading} message={opening.message} onRetry={retry} />
  return <Opened heading={heading} hadLink={hadLink} onEnd={end} />
}

interface OpenedProps {
  heading: string
  hadLink: boolean
  onEnd: (how: 'rejected' | 'closed') => void
}

function Opened({ heading, hadLink, onEnd }: OpenedProps) {
  const query = trpc.orderLinks.find.useQuery(undefined, useFresh())
  const { data } = query
  useFocusOnChange(data?.kind)
  if (data?.kind === 'nothing') return <DeadLink heading={heading} hadLink={hadLink} />
  if (data?.kind === 'order')
    return (
      <>
        <OrderPage key={data.number} heading={heading} number={data.number} />
        <CloseOrder onClosed={() => onEnd('closed')} />
      </>
    )
  if (data) return <UnprovenOrder heading={heading} stub={data} onReject={() => onEnd('rejected')} />
  return (
    <>
      <PrivateHead heading={heading} title="" />
      <Loaded query={query} skeleton={<LoadingLines label={words.loading} />}>
        {() => null}
      </Loaded>
    </>
  )
}

/** Prerendered page: without scripts it asks for the link. */
const Shell = ({ heading }: { heading: string }) => (
  <>
    <PrivateHead heading={heading} title={<noscript>{words.missing.heading}</noscript>} />
    <noscript>
      <style>{'[data-loading]{display:none}'}</style>
      <PasteLink />
    </noscript>
    <div data-loading>
      <LoadingLines label={words.loading} />
    </div>
  </>
)

interface FailedProps {
  heading: string
  message: string
  onRetry: () => void
}

const Failed = ({ heading, message, onRetry }: FailedProps) => (
  <>
    <PrivateHead heading={heading} title={words.failed} />
    <Alert mb="lg">
      <Stack align="start">
        {message || words.unreachable}
        <Button size="sm" onClick={onRetry}>
          {words.retry}
        </Button>
      </Stack>
    </Alert>
  </>
)

function Closed() {
  // Unsent texts about it are private too.
  useEffect(endEveryDraft, [])
  return (
    <>
      <PrivateHead heading={words.close.label} title={words.close.heading} />
      <Text maw="var(--measure)" pb="var(--rhythm)">
        {words.close.text}
      </Text>
    </>
  )
}

const Thanks = () => (
  <>
    <PrivateHead heading={words.notMine.label} title={words.notMine.heading} />
    <NothingYet text={words.notMine.text} link={words.notMine.onward} />
  </>
)

/** Focuses new content, so that it is announced; the focused button was removed. */
function useFocusOnChange(shown: string | undefined) {
  const before = useRef(shown)
  useEffect(() => {
    const changed = before.current !== undefined && shown !== undefined && before.current !== shown
    if (shown !== undefined) before.current = shown
    if (!changed || shown === 'waiting') return
    const heading = document.querySelector('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [shown])
}
