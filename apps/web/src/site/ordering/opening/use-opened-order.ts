import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { showLoadFailure } from '../../loader/load-failure.ts'
import { leaveFor } from '../../navigation/leave-for.ts'
import { inTimeIfHere } from '../../parts/in-time.ts'
import { loadOrderCard, loadOrderDialog } from './load-order-form.ts'
import { isUnfolded, type Opener, openerOf, pressedOpener } from './opener.ts'

const loadFormOf = ({ sku, region }: Opener) => (region ? loadOrderCard(sku) : loadOrderDialog(sku))

type OpenedOrder = Opener & Awaited<ReturnType<typeof loadFormOf>>

/** The order form that is open on this page. */
export function useOpenedOrder() {
  const [order, setOrder] = useState<OpenedOrder | null>(null)

  const open = useCallback((opener: Opener) => {
    void fetchOrder(opener).then((fetched) => fetched && setOrder(fetched))
  }, [])
  const close = useCallback((opener: Opener) => {
    // A hidden link cannot take the focus: render first.
    flushSync(() => setOrder(null))
    opener.link.focus({ preventScroll: true })
  }, [])

  /** A form that throws is treated like one that cannot be fetched. */
  const leave = useCallback((opener: Opener) => {
    setOrder(null)
    followLink(opener)
  }, [])

  useEffect(() => listenToOpeners({ open, close }), [open, close])
  useLayoutEffect(() => (order?.region ? showUnfolded(order.link) : undefined), [order])

  return { order, close, leave }
}

/** Null if the form cannot be fetched: its link is followed, unless the visitor has left its page. */
async function fetchOrder(opener: Opener): Promise<OpenedOrder | null> {
  const { link } = opener
  link.setAttribute('aria-busy', 'true')
  showLoadFailure(false)
  try {
    return { ...opener, ...(await inTimeIfHere(loadFormOf(opener))) }
  } catch {
    if (link.isConnected) followLink(opener)
    return null
  } finally {
    link.removeAttribute('aria-busy')
  }
}

/** Navigates to the order page; offline it shows the notice about missing scripts. */
function followLink({ link }: Opener) {
  if (navigator.onLine) leaveFor(link)
  else showLoadFailure(true)
}

/** Prefetches a form when pointer or focus reaches its link. */
function listenToOpeners({ open, close }: Record<'open' | 'close', (opener: Opener) => void>) {
  const onReach = (event: Event) => {
    const opener = openerOf(event)
    // A failure is retried by the click.
    if (opener) loadFormOf(opener).catch(() => {})
  }
  const onClick = (event: MouseEvent) => {
    const opener = pressedOpener(event)
    if (!opener) return
    event.preventDefault()
    ;(isUnfolded(opener) ? close : open)(opener)
  }
  const end = new AbortController()
  const { signal } = end
  document.addEventListener('pointerover', onReach, { signal })
  document.addEventListener('focusin', onReach, { signal })
  // Capture phase, before the page's handler follows the link.
  document.addEventListener('click', onClick, { capture: true, signal })
  return () => end.abort()
}

function showUnfolded(link: HTMLElement) {
  link.setAttribute('aria-expanded', 'true')
  return () => link.removeAttribute('aria-expanded')
}
