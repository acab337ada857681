import { findService } from '@northword/content/catalogue'
import { ordering } from '@northword/content/ordering'
import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Button } from '../../ui/button.tsx'
import { prefetchOn } from './prefetch-on.ts'
import styles from './service-order.module.css'
import { useWanted } from './use-wanted.ts'

const loadForm = () => import('./order-inline-form.tsx')

/**
 * The order button of a service card with the order form under it, which is fetched when it is wanted:
 * on a press, or when the address ends in `#order={sku}`.
 */
export function ServiceOrder({ sku }: { sku: string }) {
  const { loaded, loading, want } = useWanted(loadForm)
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const regionId = useId()
  const location = useLocation()

  // The location, not only its hash: following the same link again opens the form again.
  useEffect(() => {
    if (location.hash === `#order=${sku}`) void want().then(setOpened)
  }, [location, sku, want])

  const toggle = async () => setOpened(!opened && (await want()))
  const close = () => {
    setOpened(false)
    button.current?.focus()
  }

  return (
    <div>
      <Button
        ref={button}

        aria-label={ordering.open.accessible(findService(sku)?.name ?? sku)}
        aria-expanded={opened}
        aria-controls={regionId}
        aria-busy={loading}
        onClick={() => void toggle()}
        {...prefetchOn(loadForm)}
      >
        {ordering.open.label}
      </Button>
      <div id={regionId} className={styles.region}>
        {opened && loaded && <loaded.OrderInlineForm sku={sku} onClose={close} />}
      </div>
    </div>
  )
}
