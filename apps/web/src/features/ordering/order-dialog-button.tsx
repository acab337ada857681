import { type ReactNode, useRef, useState } from 'react'
import { PartBoundary } from '../../parts/part-boundary.tsx'
import { loadOrderDialog } from './load-order-form.ts'
import { OrderButton } from './order-button.tsx'
import { useWanted } from './use-wanted.ts'

/** A button that opens the order dialog of one service; the dialog is fetched when it is wanted. */
export function OrderDialogButton({ sku, children }: { sku: string; children: ReactNode }) {
  const { loaded, loading, failed, want } = useWanted(loadOrderDialog)
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  const open = async () => setOpened(await want())
  const close = () => {
    setOpened(false)
    button.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <OrderButton
        ref={button}
        aria-haspopup="dialog"
        load={loadOrderDialog}
        loading={loading}
        failed={failed}
        onClick={() => void open()}
      >
        {children}
      </OrderButton>
      {loaded && (
        <PartBoundary>
          <loaded.OrderDialog sku={sku} opened={opened} onClose={close} />
        </PartBoundary>
      )}
    </>
  )
}
