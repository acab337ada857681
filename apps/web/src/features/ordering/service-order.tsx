import { findService } from '@northword/content/catalogue'
import { orderOpening } from '@northword/content/order-opening'
import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { PartBoundary } from '../../parts/part-boundary.tsx'
import { loadInlineForm } from './load-order-form.ts'
import { OrderButton } from './order-button.tsx'
import { dropOrderHash, orderHash } from './order-hash.ts'
import styles from './service-order.module.css'
import { useWanted } from './use-wanted.ts'

/**
 * The order button of a service card with the order form under it, which is fetched when it is wanted:
 * on a press, or when the address ends in `#order={sku}`. Closing the form takes that end away, so that
 * a reload does not open it again.
 */
export function ServiceOrder({ sku }: { sku: string }) {
  const { loaded, loading, failed, opened, toggle, close } = useInlineForm(sku)
  const button = useRef<HTMLButtonElement>(null)
  const regionId = useId()
  const leave = () => {
    close()
    button.current?.focus()
  }

  return (
    <div>
      <OrderButton
        ref={button}
        aria-label={orderOpening.accessible(findService(sku)?.name ?? sku)}
        aria-expanded={opened}
        aria-controls={regionId}
        load={loadInlineForm}
        loading={loading}
        failed={failed}
        onClick={() => void toggle()}
      >
        {orderOpening.label}
      </OrderButton>
      <div id={regionId} className={styles.region}>
        {opened && loaded && (
          <PartBoundary>
            <loaded.OrderInlineForm sku={sku} onClose={leave} />
          </PartBoundary>
        )}
      </div>
    </div>
  )
}

function useInlineForm(sku: string) {
  const { want, ...form } = useWanted(loadInlineForm)
  const [opened, setOpened] = useState(false)
  const location = useLocation()

  // The location, not only its hash: following the same link again opens the form again.
  useEffect(() => {
    if (location.hash === orderHash(sku)) void want().then(setOpened)
  }, [location, sku, want])

  const close = () => {
    dropOrderHash(sku)
    setOpened(false)
  }
  const toggle = async () => (opened ? close() : setOpened(await want()))

  return { ...form, opened, toggle, close }
}
