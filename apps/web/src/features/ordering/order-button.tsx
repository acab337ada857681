import type { ComponentProps } from 'react'
import { Button } from '../../ui/button.tsx'
import { OrderUnavailable } from './order-unavailable.tsx'
import styles from './order-button.module.css'
import { prefetchOn } from './prefetch-on.ts'

interface OrderButtonProps extends ComponentProps<typeof Button> {
  /** Fetches the form that the button opens. */
  load: () => Promise<unknown>
  /** Whether the form is being fetched. */
  loading: boolean
  /** Whether the form could not be fetched. */
  failed: boolean
}

/** A button that opens an order form. Without scripts it could do nothing and is not there. */
export function OrderButton({ load, loading, failed, ...props }: OrderButtonProps) {
  return (
    <>
      <Button {...props} className={styles.button} aria-busy={loading} {...prefetchOn(load)} />
      {failed && <OrderUnavailable />}
    </>
  )
}
