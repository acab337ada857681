import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { showLoadFailure } from '../../loader/load-failure.ts'
import { leaveFor } from '../../navigation/leave-for.ts'
import { inTime } from '../../parts/in-time.ts'
import { loadOrderCard, loadOrderDialog } from './load-order-form.ts'
import { isUnfolded, type Opener, openerOf, pressedOpener } from './opener.ts'

const loadFormOf = ({ sku, region }: Opener) => (region ? loadOrderCard(sku) : loadOrderDialog(sku))

type OpenedOrder = Opener & Awaited<ReturnType<typeof loadFormOf>>

/** The order form that is open on this page, because its link was pressed. */
export function useOpenedOrder() {
  const [order, setOrder] = useState<OpenedOrder | null>(null)

  const open = useCallback((opener: Opener) => {
    void fetchOrder(opener).then((fetched) => fetched && setOrder(fetched))
  }, [])
  const close = useCallback((opener: Opener) => {
    // The link may have been hidden, and must be shown again before it can get the focus.
    flushSync(() => setOrder(null))
    opener.link.focus({ preventScroll: true })
  }, [])

  /** A form that breaks does as one that cannot be fetched. */
  const leave = useCallback((opener: Opener) => {
    setOrder(null)
    followLink(opener)
  }, [])

  useEffect(() => listenToOpeners({ open, close }), [open, close])
  useLayoutEffect(() => (order?.region ? showUnfolded(order.link) : undefined), [order])

  return { order, close, leave }
}

/** Null where the form cannot be fetched; its link is then followed. */
async function fetchOrder(opener: Opener): Promise<OpenedOrder | null> {
  const { link } = opener
  link.setAttribute('aria-busy', 'true')
  showLoadFailure(false)
  try {
    return { ...opener, ...(await inTime(loadFormOf(opener))) }
  } catch {
    followLink(opener)
    return null
  } finally {
    link.removeAttribute('aria-busy')
  }
}

/** Leads to the page that has the form, or says that nothing does. */
function followLink({ link }: Opener) {
  if (navigator.onLine) leaveFor(link)
  else showLoadFailure(true)
}

/** Listens to every order link, and fetches the form as soon as the pointer or the focus is on one. */
function listenToOpeners({ open, close }: Record<'open' | 'close', (opener: Opener) => void>) {
  const onReach = (event: Event) => {
    const opener = openerOf(event)
    // If this fails, the click fetches again.
    if (opener) loadFormOf(opener).catch(() => {})
  }
  const onClick = (event: MouseEvent) => {
    const opener = pressedOpener(event)
    if (!opener) return
    event.preventDefault()
    ;(isUnfolded(opener) ? close : open)(opener)
  }
  document.addEventListener('pointerover', onReach)
  document.addEventListener('focusin', onReach)
  // Before the page itself, which would follow the link.
  document.addEventListener('click', onClick, true)
  return () => {
    document.removeEventListener('pointerover', onReach)
    document.removeEventListener('focusin', onReach)
    document.removeEventListener('click', onClick, true)
  }
}

function showUnfolded(link: HTMLElement) {
  link.setAttribute('aria-expanded', 'true')
  return () => link.removeAttribute('aria-expanded')
}
