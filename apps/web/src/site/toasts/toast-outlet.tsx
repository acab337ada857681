import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { PartBoundary } from '../parts/part-boundary.tsx'
import { usePart } from '../parts/use-part.ts'
import { frontDialog, subscribeToFront } from '../ui/front-dialog.ts'
import { loadToastArea } from './load-toast-area.ts'
import { currentToast, subscribeToToast } from './toast.ts'

const none = () => null

/** Loads the toasts' code with the first toast. */
export function ToastOutlet() {
  const toast = useSyncExternalStore(subscribeToToast, currentToast, none)
  const dialog = useSyncExternalStore(subscribeToFront, frontDialog, none)
  const part = usePart(loadToastArea, toast)
  // Unmounted when closed, which resets its paused timer.
  if (!toast?.open || !part) return null
  const area = (
    <PartBoundary>
      <part.ToastArea toast={toast} />
    </PartBoundary>
  )
  return dialog ? createPortal(area, dialog) : area
}
