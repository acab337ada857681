import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { showLoadFailure } from '../../loader/load-failure.ts'
import { loadOrderCard, loadOrderDialog } from './load-order-form.ts'
import { dropOrderHash, isUnfolded, type Opener, openerFor, openerOf } from './opener.ts'

const loadFormOf = ({ sku, region }: Opener) => (region ? loadOrderCard(sku) : loadOrderDialog(sku))

type OpenedOrder = Opener & Awaited<ReturnType<typeof loadFormOf>>

/** The order form that is open on this page, because its button was pressed or the address asks for it. */
export function useOpenedOrder() {
  const [order, setOrder] = useState<OpenedOrder | null>(null)
  const location = useLocation()

  const open = useCallback((opener: Opener) => {
    void fetchOrder(opener).then((fetched) => fetched && setOrder(fetched))
  }, [])
  const close = useCallback((opener: Opener) => {
    if (opener.region) dropOrderHash(opener.sku)
    // The button may have been hidden, and must be shown again before it can get the focus.
    flushSync(() => setOrder(null))
    opener.button.focus({ preventScroll: true })
  }, [])

  useEffect(() => listenToOpeners({ open, close }), [open, close])
  // Not only its hash, so that following the same link again opens the form again.
  useEffect(() => {
    const opener = openerFor(location.hash)
    if (opener && !isUnfolded(opener)) open(opener)
  }, [location, open])
  useLayoutEffect(() => (order?.region ? showUnfolded(order.button) : undefined), [order])

  return { order, close }
}

/** Null where the form cannot be fetched; the page then says so. */
async function fetchOrder(opener: Opener): Promise<OpenedOrder | null> {
  opener.button.setAttribute('aria-busy', 'true')
  showLoadFailure(false)
  try {
    return { ...opener, ...(await loadFormOf(opener)) }
  } catch {
    showLoadFailure(true)
    return null
  } finally {
    opener.button.removeAttribute('aria-busy')
  }
}

/** Listens to every order button, and fetches the form as soon as the pointer or the focus is on one. */
function listenToOpeners({ open, close }: Record<'open' | 'close', (opener: Opener) => void>) {
  const onReach = (event: Event) => {
    const opener = openerOf(event)
    // If this fails, the click fetches again and says so.
    if (opener) loadFormOf(opener).catch(() => {})
  }
  const onClick = (event: Event) => {
    const opener = openerOf(event)
    if (opener) (isUnfolded(opener) ? close : open)(opener)
  }
  document.addEventListener('pointerover', onReach)
  document.addEventListener('focusin', onReach)
  document.addEventListener('click', onClick)
  return () => {
    document.removeEventListener('pointerover', onReach)
    document.removeEventListener('focusin', onReach)
    document.removeEventListener('click', onClick)
  }
}

function showUnfolded(button: HTMLElement) {
  button.setAttribute('aria-expanded', 'true')
  return () => {
    button.setAttribute('aria-expanded', 'false')
  }
}
