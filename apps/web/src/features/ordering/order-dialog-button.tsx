import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { prefetchOn } from './prefetch-on.ts'
import { useWanted } from './use-wanted.ts'

const loadDialog = () => import('./order-dialog.tsx')

/** A button that opens the order dialog of one service; the dialog is fetched when it is wanted. */
export function OrderDialogButton({ sku, children }: { sku: string; children: ReactNode }) {
  const { loaded, loading, want } = useWanted(loadDialog)
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  const open = async () => setOpened(await want())
  const close = () => {
    setOpened(false)
    button.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <Button
        ref={button}
        aria-haspopup="dialog"
        aria-busy={loading}
        onClick={() => void open()}
        {...prefetchOn(loadDialog)}
      >
        {children}
      </Button>
      {loaded && <loaded.OrderDialog sku={sku} opened={opened} onClose={close} />}
    </>
  )
}
