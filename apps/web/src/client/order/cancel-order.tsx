import { dashboard } from '@northword/content/dashboard'
import { profile } from '@northword/content/profile'
import type { OrderDetail } from '@northword/contract/orders'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../site/ui/button.tsx'
import { Dialog } from '../../site/ui/dialog.tsx'
import { Outcome } from '../account/outcome.tsx'
import styles from './cancel-order.module.css'
import { useCancelOrder } from './use-cancel-order.ts'

const words = dashboard.order.cancel

/** The button that cancels an order while that may be done, the question before, and the word after. */
export function CancelOrder({ order }: { order: OrderDetail }) {
  const [asking, setAsking] = useState(false)
  const { cancel, isPending, error, isSuccess } = useCancelOrder(order.number)
  const close = () => setAsking(false)

  return (
    <>
      <Done told={isSuccess} />
      {order.mayCancel && (
        <Button size="small" className={styles.open} onClick={() => setAsking(true)}>
          {words.button}
        </Button>
      )}
      <Dialog
        kind="question"
        title={words.title}
        closeLabel={profile.closeDialog}
        opened={asking && !isSuccess}
        onClose={close}
        pending={isPending}
      >
        <p>{words.text(order.name)}</p>
        <p>{words.final}</p>
        <Outcome done={false} error={error} />
        <div className={styles.buttons}>
          <Button tone="primary" disabled={isPending} onClick={cancel}>
            {isPending ? words.pending : words.confirm}
          </Button>
          <Button disabled={isPending} onClick={close} data-autofocus>
            {words.keep}
          </Button>
        </div>
      </Dialog>
    </>
  )
}

function Done({ told }: { told: boolean }) {
  const result = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The button that had the focus is gone.
    if (told) result.current?.focus()
  }, [told])
  return (
    <p role="status" tabIndex={-1} ref={result} className={told ? styles.done : undefined}>
      {told && words.done}
    </p>
  )
}
