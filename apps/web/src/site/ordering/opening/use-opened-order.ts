import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { patienceMs } from '../../loader/held-clicks.ts'
import { showLoadFailure } from '../../loader/load-failure.ts'
import { leaveFor } from '../../navigation/leave-for.ts'
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

  useEffect(() => listenToOpeners({ open, close }), [open, close])
  useLayoutEffect(() => (order?.region ? showUnfolded(order.link) : undefined), [order])

  return { order, close }
}

/** Null where the form cannot be fetched: its link then leads to the page that has it, or the page says that nothing does. */
async function fetchOrder(opener: Opener): Promise<OpenedOrder | null> {
  const { link } = opener
  link.setAttribute('aria-busy', 'true')
  showLoadFailure(false)
  try {
    return { ...opener, ...(await inTime(loadFormOf(opener))) }
  } catch {
    if (navigator.onLine) leaveFor(link)
    else showLoadFailure(true)
    return null
  } finally {
    link.removeAttribute('aria-busy')
  }
}

/** Rejects where the code is not here as soon as a press before hydration would be given up. */
const inTime = <Part>(part: Promise<Part>): Promise<Part> =>
  Promise.race([part, new Promise<never>((_, reject) => setTimeout(reject, patienceMs))])

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
